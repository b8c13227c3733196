import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changedSite, unchangedSite } from '../unit/built-site.ts';

// That every page names the company is in `unit/page-parts.test.ts`.
test('one field renames the company in every file', () => {
  const files = globSync('**/*', { cwd: changedSite.dir }).map((file) => join(changedSite.dir, file));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files.filter((file) => statSync(file).isFile()))
    expect.soft(readFileSync(file).includes(unchangedSite.company), file).toBe(false);
});
