import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Field } from '@sveltia/cms';
import { backendOf } from '../../src/editor/backend.ts';
import { configOf } from '../../src/editor/config.ts';
import { expect, test as base } from '../fixtures.ts';
import { openingText } from '../scripts/changed-site.ts';
import { Project } from '../scripts/project.ts';
import { sites } from '../scripts/sites.ts';

const opening = 'content/jobs/tester-of-lines.md';

/** The texts of the project that staff edit, by file. */
const texts = new Map(
  globSync('content/**/*.{md,yaml}').map((path) => [path, readFileSync(path, 'utf8')]),
).set(opening, openingText({ path: '/linetester', title: 'Tester of lines' }));

/** Runs in the page: writes files into the browser's own file system if they have a text, and returns their texts. */
function openFiles(files: readonly (readonly [path: string, text?: string])[]): Promise<string[]> {
  const open = async ([path, text]: (typeof files)[number]) => {
    let folder = await navigator.storage.getDirectory();
    for (const name of path.split('/').slice(0, -1))
      folder = await folder.getDirectoryHandle(name, { create: true });
    const file = await folder.getFileHandle(path.split('/').at(-1) ?? '', { create: text !== undefined });
    if (text !== undefined) {
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
    }
    return (await file.getFile()).text();
  };
  return Promise.all(files.map(open));
}

/** The editor with the folder of the project: in place of one on the computer, the browser's own. */
const test = base.extend<{ editor: Page }>({
  editor: async ({ page }, use) => {
    await page.addInitScript(() =>
      Reflect.set(window, 'showDirectoryPicker', () => navigator.storage.getDirectory()),
    );
    await page.goto(`${sites.changed.origin}/admin`);
    await page.evaluate(openFiles, [...texts, ['.git/HEAD', ''] as const]);
    await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await use(page);
  },
});

// The editor creates fields as they scroll into view, and its console messages are not ours.
test.use({ viewport: { width: 1280, height: 2000 }, allowedErrors: /./ });

async function open(editor: Page, collection: string, entry?: RegExp): Promise<void> {
  await editor.getByRole('treeitem', { name: collection, exact: true }).click();
  if (entry) await editor.getByRole('gridcell', { name: entry }).click();
}

const field = (editor: Page, name: string) => editor.getByRole('textbox', { name, exact: true });
const save = (editor: Page) => editor.getByRole('button', { name: 'Save' }).click();

/** Expects that a save replaces lines of a file, and leaves all others in their order. */
async function expectChanges(
  editor: Page,
  path: string,
  changes: readonly (readonly [from: string, to: string])[],
) {
  const text = texts.get(path) ?? '';
  const changed = changes.reduce((text, [from, to]) => text.replace(`\n${from}\n`, `\n${to}\n`), `\n${text}`);
  // A file that the editor is writing cannot be read.
  await expect(async () =>
    expect(await editor.evaluate(openFiles, [[path] as const])).toEqual([changed.slice(1)]),
  ).toPass({ timeout: 10_000 });
}

test('staff close an opening, which changes only its lines, and rename the company', async ({ editor }) => {
  test.slow();
  await open(editor, 'Openings', /^Tester of lines/);
  await expect(field(editor, 'Description')).not.toHaveValue('');
  const description = await field(editor, 'Description').inputValue();
  await editor.getByRole('radio', { name: 'closed' }).click();
  const line = 'You count the dots, row by row.';
  await field(editor, 'Text').getByText(line).click();
  await editor.keyboard.press('End');
  await editor.getByRole('button', { name: 'Image', exact: true }).click();
  await editor.getByRole('button', { name: 'Browse' }).click();
  const chooser = editor.waitForEvent('filechooser');
  await editor.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles('public/apple-touch-icon.png');
  await editor.getByRole('button', { name: 'Insert' }).click();
  await field(editor, 'Alt Text').fill('A roll');
  await field(editor, 'Description').fill('Too short.');
  await save(editor);
  await expect(editor.getByText('You must enter at least 50 characters.')).toBeVisible();
  await field(editor, 'Description').fill(description);
  await save(editor);
  await expectChanges(editor, opening, [
    ['status: open', 'status: closed'],
    [line, `${line}![A roll](apple-touch-icon.webp)`],
  ]);
  const [picture] = await editor.evaluate(openFiles, [['content/jobs/apple-touch-icon.webp'] as const]);
  expect(picture).toContain('WEBP');

  await open(editor, 'Company', /^Company/);
  await field(editor, 'Name').fill('Lines & Dots');
  await save(editor);
  await expect(editor.getByRole('gridcell', { name: 'Company' })).toBeVisible();
  const [company] = await editor.evaluate(openFiles, [['content/site.yaml'] as const]);
  expect(company).toMatch(/^name: Lines & Dots$/m);
});

/** Fills in every required field as staff see them. The editor marks the place of each field, which its label cannot. */
async function fillIn(editor: Page, fields: readonly Field[], values: Values, parent = ''): Promise<void> {
  for (const { name, ...field } of fields.filter((field) => 'required' in field && field.required)) {
    const place = `${parent}${name}`;
    const section = editor.locator(`[data-key-path="${place}"]`);
    await expect(async () => {
      if ((await section.count()) === 0) await editor.mouse.wheel(0, 300);
      await section.scrollIntoViewIfNeeded({ timeout: 500 });
    }).toPass();
    const items = 'min' in field ? Array.from({ length: Number(field.min) }, (_, index) => index) : [];
    const inner = 'fields' in field ? (field.fields ?? []) : [];
    if (field.widget === 'list' && 'field' in field)
      for (const index of items)
        await fillIn(editor, [{ ...field.field, name: `${index}` }], values, `${place}.`);
    else if (field.widget === 'list')
      for (const index of items) await fillIn(editor, inner, values, `${place}.${index}.`);
    else if (field.widget === 'object') await fillIn(editor, inner, values, `${place}.`);
    else if (await section.getByRole('combobox').isVisible()) {
      await section.getByRole('combobox').click();
      await editor.getByRole('option').first().click();
    } else if (field.widget === 'select') await section.getByRole('radio').first().click();
    else if (field.widget === 'number') await section.getByRole('spinbutton').fill('1');
    else if (field.widget === 'datetime') await section.locator('input').fill('2025-07-01');
    else if (field.widget !== 'boolean' && !('default' in field))
      await section
        .getByRole('textbox')
        .fill(values[place] ?? 'Words of the new entry, as many as a field may ask for.');
  }
}

type Values = Readonly<Record<string, string>>;

test('staff add an entry to every collection, and each is on the built site', async ({ editor }) => {
  test.setTimeout(300_000);
  await using project = await Project.copy();
  const titles: [title: string, page: string][] = [];
  for (const collection of configOf(backendOf('owner/site')).collections ?? []) {
    if (!('folder' in collection)) continue;
    const { name, label = '', label_singular: singular, folder, fields = [] } = collection;
    const page = name === 'products' ? 'products' : `new${name}`;
    const values = { title: `New ${singular}`, path: name === 'products' ? '/products#new' : `/${page}` };
    await open(editor, label);
    await editor.getByRole('button', { name: 'Create New Entry' }).click();
    // Over the fields, which the wheel scrolls.
    await editor.mouse.move(640, 900);
    // A slow editor empties a new entry once more after its first fields were filled in.
    await expect(async () => {
      await fillIn(editor, fields, values);
      await expect(editor.locator('[data-key-path=title] input')).toHaveValue(values.title, {
        timeout: 1_000,
      });
    }).toPass();
    await save(editor);
    await expect(editor.getByRole('gridcell', { name: new RegExp(`^${values.title}`) })).toBeVisible();
    const file = `${folder}/new-${singular?.toLowerCase()}.md`;
    const [text = ''] = await editor.evaluate(openFiles, [[file] as const]);
    expect(text).toMatch(/^---\norder: \d+\n/);
    await project.write(file, text);
    titles.push([values.title, page]);
  }
  const { code, output } = await project.build({ SOCIAL_IMAGES: 'skip' });
  expect(code, output).toBe(0);
  for (const [title, page] of titles)
    expect.soft(await project.read(`dist/${page}.html`)).toContain(`>${title}</h`);
});
