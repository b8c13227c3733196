import { globSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { check, resolveConfig } from 'prettier';
import { frontMatter, yamlFile } from '../../src/editor/formats.ts';
import { type Handwritten, handwritten, type Path } from '../support/fixtures/handwritten.ts';

const parameters = { numRuns: Number(process.env['EDIT_RUNS'] ?? 150) };

const isEmpty = (value: unknown): boolean =>
  value instanceof Object ? Object.values(value).every(isEmpty) : String(value ?? '').trim() === '';

/** A value as the editor hands it back: its texts are trimmed, and each object has fields that nobody filled in. */
function handedBack(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(handedBack);
  if (!(value instanceof Object)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, handedBack(inner)]);
  return { area: '', aliases: [], action: { label: '', href: null }, ...Object.fromEntries(fields) };
}

/** The same without them. */
function bare(value: unknown): unknown {
  if (isEmpty(value)) return null;
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(bare).filter((item) => item !== null);
  if (!(value instanceof Object)) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, bare(inner)]);
  return Object.fromEntries(fields.filter(([, inner]) => inner !== null));
}

const at = (value: unknown, path: Path) =>
  path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);

/** What somebody does to a field or an item: another value, none, a neighbour behind it, or the last place first. */
const change = fc.record({
  index: fc.nat(),
  what: fc.constantFrom('set', 'drop', 'add', 'move'),
  value: fc.oneof(
    fc.string({ minLength: 1 }).map((text) => `${text}.`),
    fc.constantFrom<unknown>(7, true, 'New: a\nb', '2026-12-01', ['x', "it's"], {
      title: 'T',
      text: '{company}',
    }),
  ),
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** The value after a change, and the lines that it may touch. */
function apply({ lines, value, entries }: Handwritten, { index, what, value: put }: Change) {
  const entry = entries[index % entries.length];
  if (!entry) throw new Error('there is always an entry');
  const next = structuredClone(value);
  const key = entry.path.at(-1) ?? '';
  const parent = at(next, entry.path.slice(0, -1));
  const around = (path: Path) =>
    entries.find((other) => other.path.join() === path.join()) ?? { path: [], from: 0, to: lines.length };
  let { path, from, to } = entry;
  let isAmbiguous = false;
  const up = () => ({ path, from, to } = around(path.slice(0, -1)));
  if (Array.isArray(parent) && what !== 'set') {
    const place = Number(key);
    // Of two items that say the same, nobody can tell which one went.
    isAmbiguous = parent.filter((item) => isDeepStrictEqual(bare(item), bare(parent[place]))).length > 1;
    if (what === 'add') parent.splice(place + 1, 0, put);
    else {
      const gone = parent.splice(place, 1);
      if (what === 'move') parent.unshift(...gone);
    }
  } else if (what === 'drop') Reflect.deleteProperty(Object(parent), key);
  else if (what === 'add') {
    const fields = Object.entries(Object(parent));
    for (const [name] of fields) Reflect.deleteProperty(Object(parent), name);
    for (const [name, inner] of fields)
      Object.assign(Object(parent), { [name]: inner }, name === key && { added: put });
  } else Reflect.set(Object(parent), key, put);
  if (what === 'add') return { next, from: to, to, isAmbiguous };
  if (what === 'move') up();
  if (what === 'drop') {
    while (
      path.length > 1 &&
      (isEmpty(at(next, path.slice(0, -1))) || around(path.slice(0, -1)).from === from)
    )
      up();
    while (lines[from - 1] === '') from -= 1;
    while (lines[to] === '') to += 1;
  }
  return { next, from, to, isAmbiguous };
}

const fileOf = (lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\nThe text.\n`;

test('a file that nobody changed stays to the byte, however it is written', () => {
  const holds = fc.property(
    handwritten,
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.boolean(),
    ({ lines, value }, end, isMarked) => {
      const file = (isMarked ? '\uFEFF' : '') + fileOf(lines).replaceAll('\n', end);
      const { source, ...fields } = frontMatter.fromFile(file);
      expect(fields).toEqual({ ...value, body: 'The text.' });
      expect(frontMatter.toFile({ ...Object(handedBack(fields)), source, noindex: false })).toBe(file);
    },
  );
  fc.assert(holds, parameters);
});

test('a change is what the file says then, and touches the lines of its field or item alone', () => {
  const holds = fc.property(handwritten, change, (file, change) => {
    const { next, from, to, isAmbiguous } = apply(file, change);
    fc.pre(!isEmpty(next) && !isAmbiguous);
    const { source } = frontMatter.fromFile(fileOf(file.lines));
    const result = frontMatter.toFile({ ...Object(handedBack(next)), body: 'The text.', source });
    expect(bare({ ...frontMatter.fromFile(result), source: '' })).toEqual(
      bare({ ...next, body: 'The text.' }),
    );
    const [before, after] = [file.lines.slice(0, from), file.lines.slice(to)];
    const lines = result.split('\n').slice(1, -4);
    expect(lines.slice(0, before.length)).toEqual(before);
    expect(lines.slice(lines.length - after.length)).toEqual(after);
  });
  fc.assert(holds, parameters);
});

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

test('an opening that is closed has one line more, and its last day is in quotes', () => {
  for (const file of jobs) {
    const closed = edited(file, () => ({ status: 'closed', validThrough: '2026-12-01' }));
    expect(closed).toBe(
      written(file).replace(/^vacancies: .*$/m, "$&\nstatus: closed\nvalidThrough: '2026-12-01'"),
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
  const short = edited('content/jobs/backend-developer.md', () => ({ area: '' }));
  expect(short).toBe(written('content/jobs/backend-developer.md').replace(/^area: .*\n/m, ''));
});

test('a new file has its fields in their order, without those that nobody filled in', () => {
  const fields = { path: '/new', title: 'A: new', area: '', aliases: [], order: 6, termsRequired: false };
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
