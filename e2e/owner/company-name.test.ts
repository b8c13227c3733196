import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { site } from '../../src/site.ts';
import { changedSite, plainSite, textOf } from '../unit/built-site.ts';

test('one field renames the company on every page and in every file', () => {
  const { company } = changedSite;
  for (const { path, document } of changedSite.pages) {
    expect.soft(textOf(document.querySelector('body > header')), path).toContain(company);
    expect
      .soft(textOf(document.querySelector('body > footer')), path)
      .toContain(`© ${site.copyrightYear} ${company}`);
  }
  const files = globSync('**/*', { cwd: changedSite.dir }).map((file) => join(changedSite.dir, file));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files.filter((file) => statSync(file).isFile()))
    expect.soft(readFileSync(file).includes(plainSite.company), file).toBe(false);
});
