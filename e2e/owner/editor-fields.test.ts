import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Field } from '@sveltia/cms';
import { expect, test } from '@playwright/test';
import { backendOf } from '../../src/editor/backend.ts';
import { configOf } from '../../src/editor/config.ts';

const { collections = [] } = configOf(backendOf('owner/site'));

const files = collections.flatMap((group) => ('files' in group ? group.files : []));

/** Every field of the editor by its path, such as `about.closing.heading`. */
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

test('every field has a label and a hint for staff, and a pattern explains its error', () => {
  expect(fields.size).toBeGreaterThan(200);
  for (const [place, { label, hint, pattern }] of fields) {
    expect.soft(label, place).toMatch(/^[A-Z][^_]+$/);
    expect.soft(hint, place).toMatch(/^.{5,}\.$/);
    if (Array.isArray(pattern)) expect.soft(pattern[1], place).toMatch(/^It (must|needs) .*[^.]\.$/);
  }
});

test('the editor has every file of content/pages with its own fields', () => {
  const paths = globSync('content/{pages/*.md,site.yaml}');
  expect(files.map(({ file }) => file).toSorted()).toEqual(paths.toSorted());
  expect(fields.get('home.howWeWork')).toBeDefined();
  expect(fields.get('about.howWeWork')).toBeUndefined();
});

test('fields of the editor have the widgets and limits of their schemas', () => {
  const drawings = globSync('src/drawings/*.svg').map((file) => basename(file, '.svg'));
  const expected = {
    'services.group': { options: expect.arrayContaining(['Technical discipline']) },
    'site.email': { widget: 'string', type: 'email', required: true },
    'site.country': { widget: 'object', required: false },
    'site.telephone': { pattern: [expect.any(String), expect.stringMatching(/^It must be a number/)] },
    'services.offerings': { min: 3, default: Array(3).fill({ title: '', text: '' }) },
    'services.body': { buttons: expect.not.arrayContaining(['heading-one']) },
    'about.path': { readonly: true },
    'about.illustration.drawing': { widget: 'select', options: drawings.toSorted() },
    'jobs.path': {
      pattern: [
        expect.any(String),
        expect.stringMatching(/such as \/about.* neither \/index nor \/admin\.$/),
      ],
    },
    'jobs.status': { widget: 'select', options: ['open', 'closed'], default: 'open' },
    'jobs.postedOn': { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  };
  for (const [place, options] of Object.entries(expected))
    expect.soft(fields.get(place), place).toMatchObject(options);
});

test('the editor commits through the API of the Git host, or creates pull requests', () => {
  for (const [host, api_root] of [
    [undefined, 'https://api.github.com'],
    ['gitlab+https://git.example.com', 'https://git.example.com/api/v4'],
    ['gitea', 'https://gitea.com/api/v1'],
  ] as const)
    expect.soft(backendOf('owner/site', host)).toMatchObject({ repo: 'owner/site', api_root });
  const reviewed = configOf(backendOf('owner/site'), 'editorial_workflow');
  expect(reviewed).toMatchObject({ publish_mode: 'editorial_workflow' });
});
