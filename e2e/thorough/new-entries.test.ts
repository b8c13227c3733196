import type { Field } from '@sveltia/cms';
import { expect, test } from '@playwright/test';
import { stringify } from 'yaml';
import { backendOf } from '../../src/editor/backend.ts';
import { configOf } from '../../src/editor/config.ts';
import { Project } from '../support/sites/Project.ts';

const { collections = [] } = configOf(backendOf('owner/site'));

/** A value that the field accepts. It has the required inner fields only. */
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

test('the site builds with entries that have only the required fields of the editor', async () => {
  await using project = await Project.copy();
  for (const group of collections.filter((group) => 'folder' in group)) {
    const { body = '', ...fields } = entry(group.fields ?? []);
    // The editor itself sets the `order` of an entry.
    expect(group).toMatchObject({ reorder: { key: 'order' } });
    const path = group.name === 'products' ? '/products#new' : `/new${group.name}`;
    const options = { aliasDuplicateObjects: false };
    const yaml = stringify({ order: 1000, ...fields, path, title: `New ${group.name}` }, options);
    await project.write(`${group.folder}/new.md`, `---\n${yaml}---\n\n${String(body)}\n`);
  }
  const { code, output } = await project.build({ SOCIAL_IMAGES: 'skip' });
  expect(code, output).toBe(0);
});
