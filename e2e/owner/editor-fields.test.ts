import { globSync, readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { backendOf } from '../../src/editor/backend.ts';
import { configOf } from '../../src/editor/config.ts';

const { collections = [] } = configOf(backendOf('owner/site'));

const files = collections.flatMap((group) => ('files' in group ? group.files : []));

/** Every field of the editor by its place, such as `about.closing.heading`. */
const fields = new Map(
  [...collections, ...files].flatMap((group) =>
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
  expect(fields.size).toBeGreaterThan(200);
  for (const [place, { label, hint, widget, type, pattern, collapsed, label_singular: singular }] of fields) {
    expect.soft(label, place).toMatch(/^[A-Z][^_]+$/);
    expect.soft(hint, place).toMatch(/^.{5,}\.$/);
    if (type === 'email') expect.soft(pattern, place).toBeUndefined();
    if (widget === 'list') expect.soft(singular, place).not.toBe(label);
    if (widget === 'list' || widget === 'object') expect.soft(collapsed, place).toBe('auto');
    if (Array.isArray(pattern)) expect.soft(`${pattern[1]}`, place).not.toContain(`${hint}`);
    if (Array.isArray(pattern)) expect.soft(pattern[1], place).toMatch(/^It (must|needs) .*[^.]\.$/);
  }
});

test('the texts of entries say that placeholders work, and fields of another kind do not', () => {
  const places = [...fields].flatMap(([place, { hint }]) =>
    String(hint).includes('placeholders') ? [place] : [],
  );
  for (const place of [
    'jobs.title',
    'services.offerings.text',
    'internships.areas',
    'about.lead',
    'services.body',
  ])
    expect.soft(places).toContain(place);
  const company = places.filter((place) => place.startsWith('site.'));
  expect(company).toEqual(['site.retention']);
  for (const place of ['jobs.path', 'services.aliases', 'services.icon', 'jobs.postedOn', 'about.path'])
    expect.soft(places).not.toContain(place);
});

test('a prefilled item of a list has the keys of its required fields, without which it cannot be saved', () => {
  const items = [...fields].flatMap(([place, { widget, default: value, fields: inner }]) =>
    widget === 'list' && Array.isArray(value) && Array.isArray(inner)
      ? value.map((item) => ({ place, item, inner }))
      : [],
  );
  expect(items.length).toBeGreaterThan(10);
  for (const { place, item, inner } of items) {
    const required = inner.filter((field) => field.required).map((field) => field.name);
    expect.soft(Object.keys(item), place).toEqual(required);
  }
});

test('staff read when a save is public, and entries and choices in words', () => {
  const publishing = expect.stringMatching(/A save is public after the next build\. .* failed build\.$/);
  for (const group of collections) expect.soft(group).toMatchObject({ description: publishing });
  expect(fields.get('services.group')).toMatchObject({
    options: expect.arrayContaining(['Technical discipline']),
  });
  expect(files.find(({ name }) => name === 'home')?.label).toBe('Home');
  expect(fields.get('jobs.employmentType')).toMatchObject({
    label: 'Employment type',
    options: expect.arrayContaining([{ value: 'FULL_TIME', label: 'Full time' }]),
  });
});

test('the editor has every file of content/pages with its own fields', () => {
  const paths = globSync('content/{pages/*.md,site.yaml}');
  expect(files.map(({ file }) => file).toSorted()).toEqual(paths.toSorted());
  expect(fields.get('home.tagline')).toBeDefined();
  expect(fields.get('about.tagline')).toBeUndefined();
});

/** The places in a file where its fields are in another order than in the editor, which would move them at a save. */
function misplaced(value: unknown, fields: readonly Field[], place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => misplaced(item, fields, place));
  if (!(value instanceof Object)) return [];
  const known = fields.map(({ name }) => name);
  const used = Object.keys(value).filter((name) => known.includes(name));
  const inner = fields.flatMap((field) =>
    'fields' in field
      ? misplaced(Reflect.get(value, field.name), field.fields ?? [], `${place} ${field.name}`)
      : [],
  );
  return used.join() === known.filter((name) => used.includes(name)).join() ? inner : [place, ...inner];
}

test('the fields of every content file are in the order of the editor, so that a save moves none', () => {
  const folders = collections.flatMap((each) =>
    'folder' in each
      ? globSync(`${each.folder}/*.md`).map((file) => ({ file, fields: each.fields ?? [] }))
      : 'files' in each
        ? each.files
        : [],
  );
  expect(folders.length).toBeGreaterThan(20);
  for (const { file, fields } of folders) {
    const text = readFileSync(file, 'utf8');
    const yaml = file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text;
    expect.soft(misplaced(parse(yaml), fields, file)).toEqual([]);
  }
});

test('the editor numbers the entries of a list itself, in the first line of each file', () => {
  for (const collection of collections.filter((group) => 'folder' in group)) {
    expect.soft(collection, collection.name).toMatchObject({ reorder: { key: 'order' } });
    expect.soft(fields.has(`${collection.name}.order`), collection.name).toBe(false);
    for (const file of globSync(`${collection.folder}/*.md`))
      expect.soft(readFileSync(file, 'utf8'), file).toMatch(/^---\norder: \d+\n/);
  }
});

test('a field accepts what its schema accepts', () => {
  const expected = {
    'site.email': { widget: 'string', type: 'email', required: true },
    'site.country': { widget: 'object', required: false, collapsed: 'auto' },
    'site.telephone': { pattern: [expect.any(String), expect.stringMatching(/^It must be a number/)] },
    'services.offerings': { min: 3, default: Array(3).fill({ title: '', text: '' }) },
    'services.body': { buttons: expect.not.arrayContaining(['heading-one']) },
    'about.path': { readonly: true },
    'jobs.path': {
      pattern: [
        expect.any(String),
        expect.stringMatching(/such as \/about.* neither \/index nor \/admin\.$/),
      ],
    },
    'jobs.status': { widget: 'select', options: ['open', 'closed'], default: 'open' },
    'jobs.body': {
      pattern: [expect.any(String), expect.stringMatching(/^It needs the heading "How to apply"/)],
    },
    'jobs.postedOn': { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  };
  for (const [place, options] of Object.entries(expected))
    expect.soft(fields.get(place), place).toMatchObject(options);
});

for (const [host, api] of [
  [undefined, 'https://api.github.com'],
  ['gitlab+https://git.example.com', 'https://git.example.com/api/v4'],
  ['gitea', 'https://gitea.com/api/v1'],
] as const)
  test(`with CMS_HOST ${host} the editor commits through ${api}`, () => {
    expect(backendOf('owner/site', host)).toMatchObject({ repo: 'owner/site', api_root: api });
  });
