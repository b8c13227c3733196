import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from '@sveltia/cms';
import { expect, test } from '@playwright/test';
import { backendOf } from '../../src/editor/backend.ts';
import { configOf } from '../../src/editor/config.ts';
import { builds } from '../support/builds.ts';
import { builtPages } from '../support/fixtures/built.ts';
import { hasNginx, serveNginx } from '../support/fixtures/nginx.ts';
import { serveSite } from '../support/serve.ts';

type Asked = Readonly<Record<string, unknown>>;

const { collections = [], singletons = [] } = configOf(backendOf('owner/site'));

/** Every field of the editor by where it stands, such as `pages.blocks.cards.heading`. */
const asked = new Map(
  [...collections, ...singletons].flatMap((group) =>
    'fields' in group ? inside(group.name, group.fields) : [],
  ),
);

function inside(name: string, fields: readonly Field[]): [string, Asked][] {
  return fields.flatMap((field) => {
    const at = `${name}.${field.name}`;
    return [[at, { ...field }], ...('fields' in field ? inside(at, field.fields ?? []) : [])];
  });
}

test('every field has a name that staff can read, and says what belongs there', () => {
  expect(asked.size).toBeGreaterThan(150);
  for (const [at, { name, label, hint, widget }] of asked) {
    if (widget === 'hidden') continue;
    expect(label, at).toMatch(/^[A-Z][^_]+$/);
    if (name !== 'body') expect(hint, at).toMatch(/^.{5,}\.$/);
  }
});

for (const [at, how] of Object.entries<Asked>({
  'site.email': { widget: 'string', type: 'email', required: true },
  'site.website': { widget: 'string', type: 'url' },
  'site.retention': { widget: 'text', required: false },
  'site.country': { widget: 'object', collapsed: true, required: false },
  'site.staleAfterDays': { widget: 'number', value_type: 'int', min: 1 },
  'jobs.title': { widget: 'string', maxlength: 60, required: true },
  'jobs.description': { widget: 'text', minlength: 50, maxlength: 160 },
  'jobs.status': { widget: 'select', options: ['open', 'closed'], default: 'open' },
  'jobs.postedOn': { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  'jobs.validThrough': { widget: 'datetime', label: 'Last day to apply', required: false },
  'jobs.pay.amount': { widget: 'number', value_type: 'float' },
  'jobs.body': { widget: 'richtext', default: '## How to apply\n' },
  'jobs.source': { widget: 'hidden' },
  'services.offerings': { widget: 'list', min: 3, collapsed: true, summary: '{{fields.title}}' },
  'services.tools': { widget: 'list', required: false, field: expect.objectContaining({ widget: 'string' }) },
  'pages.noindex': { widget: 'boolean', default: false },
  'pages.blocks.closing.action.href': { widget: 'string', label: 'Leads to' },
}))
  test(`${at} is asked for as its schema has it`, () => expect(asked.get(at)).toMatchObject(how));

test('an address is checked while it is typed', () => {
  const [pattern = ''] = [asked.get('jobs.path')?.['pattern']].flat();
  const shape = new RegExp(String(pattern));
  for (const address of ['/', '/about', '/Engineerservice', '/a-b']) expect(address).toMatch(shape);
  for (const address of ['about', '/about/', '/two--hyphens', '/index', '/positions-2', '/an opening'])
    expect(address).not.toMatch(shape);
});

test('openings can be added and deleted, pages can not: each has a file of code that asks for it', () => {
  const made = collections.map((group) =>
    'create' in group ? [group.name, group.create, group.delete] : [],
  );
  expect(made).toContainEqual(['jobs', true, true]);
  expect(made).toContainEqual(['pages', false, false]);
});

const { dist } = builds.options;

test('no page, map or feed names the editor, which asks not to be listed', () => {
  const editor = builtPages(dist).find(({ address }) => address === '/admin');
  expect(editor?.html).toContain('<meta name="robots" content="noindex"');
  const others = globSync('*.{html,xml,json,txt,webmanifest}', { cwd: dist }).filter(
    (file) => file !== 'admin.html',
  );
  expect(others.length).toBeGreaterThan(30);
  for (const file of others) expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(/\/admin\b/);
});

for (const [name, serve] of [
  ["the project's own server", () => serveSite(dist, 0)],
  ...(hasNginx ? [['nginx', () => serveNginx(dist)] as const] : []),
] as const)
  test(`${name} sends the editor, and nothing else, with a header that keeps it out of search`, async () => {
    const site = await serve();
    for (const [path, robots] of [
      ['/admin', 'noindex'],
      ['/admin/main.js', null],
      ['/about', null],
    ] as const) {
      const { status, headers } = await fetch(site.origin + path);
      expect.soft([status, headers.get('x-robots-tag')], path).toEqual([200, robots]);
    }
    await site.close();
  });

for (const [host, api] of [
  [undefined, 'https://api.github.com'],
  ['github+https://git.example.com', 'https://git.example.com/api'],
  ['gitlab', 'https://gitlab.com/api/v4'],
  ['gitea+https://git.example.com:8443', 'https://git.example.com:8443/api/v1'],
] as const)
  test(`with CMS_HOST ${host} words are kept at ${api}`, () => {
    expect(backendOf('owner/site', host)).toMatchObject({
      repo: 'owner/site',
      api_root: api,
      auth_methods: ['token'],
    });
  });
