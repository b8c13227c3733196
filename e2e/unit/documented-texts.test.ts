import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtSites, plainSite, textOf } from './built-site.ts';

/** The texts of `src/` that the product document quotes, by page, but those that other tests look for by name. */
const ofCode: Readonly<Record<string, readonly string[]>> = {
  '/': [
    ...['Network Solution', 'Software Solution', 'Testing Solution'],
    ...['Web Designing', 'Domain Registration', 'Other Services'],
  ],
  '/interns': ["I'm interested"],
};

/** The texts of `content/` that the product document quotes, by page. The owner may change them. */
const ofContent: Readonly<Record<string, readonly string[]>> = {
  '/positions': ['Remote', '2024,2025 Freshers', 'Drop Your Resume here'],
  '/jobdescbe': ['Junior Software Developer-BE'],
  '/jobdescfe': ['Junior Software Developer-FE'],
  '/jobdescdevops': ['Junior Devops Engineer'],
  '/jobdescdigi': ['Digital Marketing AI/ML', '10K to 10L a month'],
  '/jobdescmobile': ['Mobile App developer'],
  '/interns': ['Fresher', 'Non-IT', 'House-Wives (IT)', '2 to 4 hours a day'],
  '/vision': ['VISION STATEMENT', 'Innovating Connected Futures with Data-Driven Excellence'],
  '/forgotpassword': ['Change Password ?'],
  '/apply': ['Join our Team'],
  '/softwaresolution': ['Cross-platform'],
  '/testingsolution': ['Per sprint', 'Full-cycle'],
};

const readAll = (pattern: string, cwd = '.') =>
  globSync(pattern, { cwd }).map((file) => readFileSync(`${cwd}/${file}`, 'utf8'));
const content = readAll('content/**/*.{md,yaml}');

test('a page shows the texts of the product document that the content still has', () => {
  for (const { path, document } of plainSite.pages) {
    const page = textOf(document.body);
    const texts = (ofContent[path] ?? []).filter((text) => content.some((file) => file.includes(text)));
    for (const text of [...(ofCode[path] ?? []), ...texts])
      expect.soft(page.includes(text), `${path}: ${text}`).toBe(true);
  }
});

for (const site of builtSites)
  test(`no file of ${site.name} has an invisible character that its content does not have`, () => {
    const invisible = /[\u{AD}\u{200B}-\u{200D}\u{2060}\u{FEFF}]/gu;
    const found = readAll('**/*.{html,xml,txt}', site.dir).join('').match(invisible) ?? [];
    const unexpected = found.filter((character) => !content.join('').includes(character));
    expect(unexpected.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
  });
