import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { check, resolveConfig } from 'prettier';
import { frontMatter, yamlFile } from '../../src/editor/formats.ts';
import { handedBack } from '../support/fixtures/handed-back.ts';

const files = globSync('content/**/*.{md,yaml}').sort();
const written = (file: string) => readFileSync(file, 'utf8');

/** What a file becomes when somebody changes it in the editor. */
function edited(file: string, change: (fields: Record<string, unknown>) => object) {
  const { fromFile, toFile } = file.endsWith('.md') ? frontMatter : yamlFile;
  const { source, ...fields } = fromFile(written(file));
  return toFile({ noindex: false, ...Object(handedBack({ ...fields, ...change(fields) })), source });
}

const siteFile = 'content/site.yaml';
const jobs = files.filter((file) => file.startsWith('content/jobs/'));

test('every file of the content stays to the byte until somebody changes it', () => {
  for (const file of files)
    expect(
      edited(file, () => ({})),
      file,
    ).toBe(written(file));
});

test('whatever is written anew is as the formatter leaves it', async () => {
  const style = await resolveConfig('package.json');
  const reworded = (value: unknown): unknown => {
    if (typeof value === 'string') return `New: ${value}`;
    if (Array.isArray(value)) return [reworded('first'), ...value.map(reworded)];
    if (!(value instanceof Object)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, reworded(inner)]));
  };
  for (const file of files) {
    const text = edited(file, (fields) => ({ ...Object(reworded(fields)), body: fields['body'] }));
    expect(await check(text, { ...style, filepath: file }), text).toBe(true);
  }
});

test('an opening that is closed says so in its line, and its last day is in quotes', () => {
  for (const file of jobs) {
    const closed = edited(file, () => ({ status: 'closed', validThrough: '2026-12-01' }));
    expect(closed).toBe(
      written(file)
        .replace('status: open', 'status: closed')
        .replace(/^vacancies: .*$/m, "$&\nvalidThrough: '2026-12-01'"),
    );
  }
});

test('the company under another name is no stand-in any more, and all else stays', () => {
  const renamed = edited(siteFile, () => ({ name: 'Example: Works' }));
  expect(renamed).toBe(written(siteFile).replace(/^name: .*$/m, "name: 'Example: Works'"));
});

test('a text of site.yaml that is emptied keeps its line; elsewhere an optional field goes', () => {
  const quiet = edited(siteFile, ({ announcement }) => ({
    announcement: { ...Object(announcement), text: '' },
  }));
  expect(quiet).toBe(written(siteFile).replace(/^ {2}text: .*$/m, "  text: ''"));
  const short = edited('content/pages/contact.md', () => ({ heading: '' }));
  expect(short).toBe(written('content/pages/contact.md').replace(/^heading: .*\n/m, ''));
});

test('a new file has its fields in their order, without those that nobody filled in', () => {
  const fields = { path: '/new', title: 'A: new', updated: '', aliases: [], order: 6, termsRequired: false };
  expect(frontMatter.toFile({ ...fields, body: 'Words.', source: '' })).toBe(
    "---\npath: /new\ntitle: 'A: new'\norder: 6\ntermsRequired: false\n---\n\nWords.\n",
  );
});

test('the text below the front matter changes alone', () => {
  for (const file of jobs) {
    const text = edited(file, ({ body }) => ({
      body: String(body).replace('## What you bring', '## You bring'),
    }));
    expect(text).toBe(written(file).replace('## What you bring', '## You bring'));
  }
});

const unreadable = [
  ['name: A\nname: B\n', 'line:2: Map keys must be unique'],
  ['name: A\n---\nname: B\n', 'line:2: Source contains multiple documents'],
  ['name: !own A\n', 'line:1: Unresolved tag: !own'],
  ['network:\n\tlabel: A\n', 'line:2: Tabs are not allowed as indentation'],
  ['name: *company\n', 'line:1: Unresolved alias (the anchor must be set before the alias): company'],
  ['- A\n', 'line:1: must hold fields by name, and none named body or source'],
] as const;

test('a file that can not be read is not opened, and its line is told', () => {
  for (const [file, told] of unreadable) expect(() => yamlFile.fromFile(file)).toThrow(told);
  expect(() => frontMatter.fromFile('Words.\n')).toThrow('front matter: must stand on top');
});
