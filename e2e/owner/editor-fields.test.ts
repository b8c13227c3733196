import { globSync, readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { backendOf } from '../../src/editor/backend.ts';
import { configOf } from '../../src/editor/config.ts';

const { collections = [], singletons = [] } = configOf(backendOf('owner/site'));

const files = collections.flatMap((group) => ('files' in group ? group.files : []));

/** Every field of the editor by its place, such as `about.closing.heading`. */
const fields = new Map(
  [...collections, ...files, ...singletons].flatMap((group) =>
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
  for (const [place, { label, hint, widget, type, pattern, label_singular: singular }] of fields) {
    expect.soft(label, place).toMatch(/^[A-Z][^_]+$/);
    expect.soft(hint, place).toMatch(/^.{5,}\.$/);
    if (type === 'email') expect.soft(pattern, place).toBeUndefined();
    if (widget === 'list') expect.soft(singular, place).not.toBe(label);
  }
});

test('every list and every collection has a label for one of its entries, written in the source', () => {
  const sources = globSync('src/{content.config.ts,collections/*.ts,editor/config.ts}').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const lists = [...fields.values()].filter(({ widget }) => widget === 'list');
  const folders = collections.filter((each) => 'folder' in each);
  expect(lists.length).toBeGreaterThan(10);
  for (const { label, label_singular: singular } of [...lists, ...folders])
    expect.soft(sources.join(), String(label)).toContain(`'${singular}'`);
});

test('the editor has every file of content/pages with its own fields, in the order of the file', () => {
  const paths = globSync('content/pages/*.md');
  expect(files.map(({ file }) => file).toSorted()).toEqual(paths.toSorted());
  for (const { file, fields } of files) {
    const known = fields.map(({ name }) => name);
    const used = Object.keys(parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? ''));
    expect.soft(used, file).toEqual(known.filter((name) => used.includes(name)));
  }
  expect(fields.get('home.tagline')).toBeDefined();
  expect(fields.get('about.tagline')).toBeUndefined();
});

for (const [place, expected] of Object.entries({
  'site.email': { widget: 'string', type: 'email', required: true },
  'site.country': { widget: 'object', required: false, collapsed: 'auto' },
  'jobs.description': { widget: 'text', minlength: 50, maxlength: 160 },
  'jobs.path': { pattern: [expect.any(String), expect.stringMatching(/^It must be an address such as/)] },
  'site.telephone': { pattern: [expect.any(String), expect.stringMatching(/^It must be a number/)] },
  'jobs.employmentType': { options: expect.arrayContaining([{ value: 'FULL_TIME', label: 'Full time' }]) },
  'jobs.pay.currency': { widget: 'select', options: expect.arrayContaining(['INR']) },
  'services.offerings': { min: 3, default: [{}, {}, {}] },
  'services.body': { buttons: expect.not.arrayContaining(['heading-one']) },
  'about.path': { readonly: true },
  'jobs.status': { widget: 'select', options: ['open', 'closed'], default: 'open' },
  'jobs.postedOn': { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
}))
  test(`the field ${place} accepts what its schema accepts`, () => {
    expect(fields.get(place)).toMatchObject(expected);
  });

test('staff can add openings, but no pages, which have code of their own', () => {
  const folders = collections.flatMap((group) => ('folder' in group ? group.folder : []));
  expect(folders).toContain('content/jobs');
  expect(folders).not.toContain('content/pages');
});

for (const [host, api] of [
  [undefined, 'https://api.github.com'],
  ['github+https://git.example.com', 'https://git.example.com/api'],
  ['gitlab', 'https://gitlab.com/api/v4'],
  ['gitlab+https://git.example.com', 'https://git.example.com/api/v4'],
  ['gitea+https://git.example.com:8443', 'https://git.example.com:8443/api/v1'],
] as const)
  test(`with CMS_HOST ${host} the editor commits through ${api}`, () => {
    expect(backendOf('owner/site', host)).toMatchObject({ repo: 'owner/site', api_root: api });
  });
