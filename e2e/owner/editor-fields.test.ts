import { globSync, readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { expect, test } from '@playwright/test';
import { parse, stringify } from 'yaml';
import { backendOf } from '../../src/editor/backend.ts';
import { configOf } from '../../src/editor/config.ts';

const { collections = [], singletons = [] } = configOf(backendOf('owner/site'));

/** Every field of the editor by its place, such as `pages.blocks.heading`. */
const fields = new Map(
  [...collections, ...singletons].flatMap((group) =>
    'fields' in group ? flatten(group.name, group.fields ?? []) : [],
  ),
);

function flatten(parent: string, fields: readonly Field[]): [string, Readonly<Record<string, unknown>>][] {
  return fields.flatMap((field) => {
    const place = `${parent}.${field.name}`;
    const inner = 'fields' in field ? flatten(place, field.fields ?? []) : [];
    return [[place, { ...field }], ...inner];
  });
}

test('every field has a label for staff and a hint', () => {
  expect(fields.size).toBeGreaterThan(100);
  for (const [place, { name, label, hint, widget }] of fields) {
    if (widget === 'hidden') continue;
    expect.soft(label, place).toMatch(/^[A-Z][^_]+$/);
    if (name !== 'body') expect.soft(hint, place).toMatch(/^.{5,}\.$/);
  }
});

test('every list and every collection has a label for one of its entries, written in the source', () => {
  const sources = globSync('src/{content.config.ts,collections/*.ts}').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const lists = [...fields].filter(([, { widget }]) => widget === 'list');
  expect(lists.length).toBeGreaterThan(10);
  for (const [place, list] of [...lists, ...collections.map((each) => [each.name, { ...each }] as const)]) {
    const singular = String('label_singular' in list && list.label_singular);
    expect
      .soft(
        sources.some((text) => text.includes(`'${singular}'`)),
        `${place}: ${singular}`,
      )
      .toBe(true);
  }
});

for (const [place, expected] of Object.entries({
  'site.email': { widget: 'string', type: 'email', required: true },
  'site.country': { widget: 'object', required: false },
  'jobs.description': { widget: 'text', minlength: 50, maxlength: 160 },
  'jobs.status': { widget: 'select', options: ['open', 'closed'], default: 'open' },
  'jobs.postedOn': { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
}))
  test(`the field ${place} accepts what its schema accepts`, () => {
    expect(fields.get(place)).toMatchObject(expected);
  });

test('staff can add and delete openings, but no pages, which have code of their own', () => {
  const rights = collections.map((group) =>
    'create' in group ? [group.name, group.create, group.delete] : [],
  );
  expect(rights).toContainEqual(['jobs', true, true]);
  expect(rights).toContainEqual(['pages', false, false]);
});

for (const [host, api] of [
  [undefined, 'https://api.github.com'],
  ['github+https://git.example.com', 'https://git.example.com/api'],
  ['gitlab', 'https://gitlab.com/api/v4'],
  ['gitea+https://git.example.com:8443', 'https://git.example.com:8443/api/v1'],
] as const)
  test(`with CMS_HOST ${host} the editor commits through ${api}`, () => {
    expect(backendOf('owner/site', host)).toMatchObject({ repo: 'owner/site', api_root: api });
  });

test('saving a content file in the editor keeps its meaning', () => {
  const files = globSync('content/**/*.{md,yaml}');
  expect(files.length).toBeGreaterThan(20);
  const strings = { defaultKeyType: 'PLAIN', defaultStringType: 'PLAIN', singleQuote: true } as const;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const value: unknown = parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text);
    // The options of the editor's own YAML format.
    const saved = stringify(value, null, { indent: 2, indentSeq: true, lineWidth: 0, ...strings });
    expect.soft(parse(saved), file).toEqual(value);
  }
});
