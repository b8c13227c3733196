import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Field } from '@sveltia/cms';
import { expect, test } from '@playwright/test';
import { stringify } from 'yaml';
import { backendOf } from '../../src/editor/backend.ts';
import { configOf } from '../../src/editor/config.ts';
import { Project } from '../scripts/project.ts';
import { refusalOf } from './refusal.ts';

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
    if (widget === 'list') expect.soft([undefined, label], place).not.toContain(singular);
    if (widget === 'list' || widget === 'object') expect.soft(collapsed, place).toBe('auto');
    if (Array.isArray(pattern)) expect.soft(`${pattern[1]}`, place).not.toContain(`${hint}`);
    if (Array.isArray(pattern)) expect.soft(pattern[1], place).toMatch(/^It (must|needs) .*[^.]\.$/);
  }
});

test('the texts of entries say that placeholders work, and fields of another kind do not', () => {
  const places = [...fields].flatMap(([place, { hint }]) =>
    String(hint).includes('placeholders') ? [place] : [],
  );
  const texts = ['jobs.title', 'services.offerings.text', 'internships.areas', 'about.lead', 'services.body'];
  for (const place of texts) expect.soft(places).toContain(place);
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

/** A value for a field, as staff may enter it: only what is required, and as little as the field asks for. */
function enter(field: Field): unknown {
  const options = new Map<string, unknown>(Object.entries(field));
  const inner = 'fields' in field ? (field.fields ?? []) : [];
  const item = 'field' in field ? enter(field.field) : entry(inner);
  if (field.widget === 'list') return Array(Number(options.get('min') ?? 0)).fill(item);
  if (field.widget === 'object') return item;
  if (options.has('default')) return options.get('default');
  if (field.widget === 'boolean') return false;
  if (field.widget === 'number') return 1;
  if (field.widget === 'datetime') return '2025-07-01';
  if (!('options' in field)) return 'Words of the new entry, as many as a field may ask for.';
  const [first] = field.options;
  return typeof first === 'object' ? first.value : first;
}

const entry = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => 'required' in field && field.required)
      .map((field) => [field.name, enter(field)]),
  );

test('an entry with the required fields of the editor is accepted', async () => {
  await using project = await Project.copy();
  for (const group of collections.filter((group) => 'folder' in group)) {
    const { body = '', ...fields } = entry(group.fields ?? []);
    const path = group.name === 'products' ? '/products#new' : `/new${group.name}`;
    const options = { aliasDuplicateObjects: false };
    const yaml = stringify({ order: 1000, ...fields, path, title: `New ${group.name}` }, options);
    await project.write(`${group.folder}/new.md`, `---\n${yaml}---\n\n${String(body)}\n`);
  }
  expect(await refusalOf(project)).toBe('accepted');
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

test('the editor numbers the entries of a list itself', () => {
  for (const collection of collections.filter((group) => 'folder' in group)) {
    expect.soft(collection, collection.name).toMatchObject({ reorder: { key: 'order' } });
    expect.soft(fields.has(`${collection.name}.order`), collection.name).toBe(false);
  }
});

test('a field accepts what its schema accepts', () => {
  const drawings = globSync('src/drawings/*.svg').map((file) => basename(file, '.svg'));
  const expected = {
    'site.email': { widget: 'string', type: 'email', required: true },
    'site.country': { widget: 'object', required: false, collapsed: 'auto' },
    'site.telephone': { pattern: [expect.any(String), expect.stringMatching(/^It must be a number/)] },
    'services.offerings': { min: 3, default: Array(3).fill({ title: '', text: '' }) },
    'services.body': { buttons: expect.not.arrayContaining(['heading-one']) },
    'about.path': { readonly: true },
    'about.illustration.drawing': {
      widget: 'select',
      options: [...drawings.toSorted(), 'kolam-gate', 'kolam-gable', 'kolam-sun'],
    },
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

test('a save is a commit, or a pull request if the owner wants a review', () => {
  const backend = backendOf('owner/site');
  expect(configOf(backend)).toMatchObject({ publish_mode: 'simple' });
  expect(configOf(backend, 'editorial_workflow')).toMatchObject({ publish_mode: 'editorial_workflow' });
  expect(collections.find(({ name }) => name === 'jobs')).toMatchObject({
    summary: expect.stringContaining('from {{postedOn}}'),
  });
});

for (const [host, api] of [
  [undefined, 'https://api.github.com'],
  ['gitlab+https://git.example.com', 'https://git.example.com/api/v4'],
  ['gitea', 'https://gitea.com/api/v1'],
] as const)
  test(`with CMS_HOST ${host} the editor commits through ${api}`, () => {
    expect(backendOf('owner/site', host)).toMatchObject({ repo: 'owner/site', api_root: api });
  });
