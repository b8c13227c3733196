import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtSites, pageAt, unchangedSite, textOf } from './built-site.ts';

/** The texts of `src/` that the product document quotes, by page, but those that other tests look for by name. */
const ofCode: Readonly<Record<string, readonly string[]>> = {
  '/': [
    ...['Network Solution', 'Software Solution', 'Testing Solution'],
    ...['Web Designing', 'Domain Registration', 'Other Services'],
  ],
  '/interns': ["I'm interested"],
};

const readAll = (pattern: string, cwd = '.') =>
  globSync(pattern, { cwd }).map((file) => readFileSync(`${cwd}/${file}`, 'utf8'));
const content = readAll('content/**/*.{md,yaml}');

test('a page shows the texts of the product document that are in the code', () => {
  for (const [path, texts] of Object.entries(ofCode))
    for (const text of texts)
      expect.soft(textOf(pageAt(unchangedSite, path).document.body), path).toContain(text);
});

for (const site of builtSites)
  test(`no file of ${site.name} has an invisible character that its content does not have`, () => {
    const invisible = /[\u{AD}\u{200B}-\u{200D}\u{2060}\u{FEFF}]/gu;
    const found = readAll('**/*.{html,xml,txt}', site.dir).join('').match(invisible) ?? [];
    const unexpected = found.filter((character) => !content.join('').includes(character));
    expect(unexpected.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
  });
