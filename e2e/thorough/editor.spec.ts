import { globSync, readFileSync } from 'node:fs';
import { backendOf } from '../../src/editor/backend.ts';
import { configOf } from '../../src/editor/config.ts';
import { expect, test } from '../fixtures.ts';
import { jobText } from '../support/sites/changed-site.ts';
import { sites } from '../support/sites/local-servers.ts';

/** The collections of entries, without the single files. */
const collections = (configOf(backendOf('owner/site')).collections ?? []).filter(
  (collection) => 'folder' in collection,
);

/** A new job and its text. */
const job = 'content/jobs/tester-of-lines.md';
const text = jobText({ path: '/linetester', title: 'Tester of lines' });

/** The content of the project, and the new job. */
const files = [
  ...globSync('content/**/*.{md,yaml}').map((path) => [path, readFileSync(path, 'utf8')] as const),
  [job, text] as const,
];

/** Runs in the page: writes each file that has a text into the browser's own storage, and returns the texts of all files. */
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

// The policy blocks the requests of the editor to other hosts. The window is high, since the editor creates only fields in view.
test.use({
  allowedErrors: /Failed to load resource|githubstatus\.com|cdn\.jsdelivr\.net/,
  viewport: { width: 1280, height: 2000 },
});

test('staff see every entry, close a position without a change to the rest of its file, and rename the company', async ({
  page,
}) => {
  // The editor opens a folder in the browser's own storage instead of one on the computer.
  await page.addInitScript(() =>
    Reflect.set(window, 'showDirectoryPicker', () => navigator.storage.getDirectory()),
  );
  await page.goto(`${sites.changed.origin}/admin`);
  await page.evaluate(openFiles, [...files, ['.git/HEAD', ''] as const]);
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  const open = (collection: string) => page.getByRole('treeitem', { name: collection, exact: true }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  const read = (path: string) => page.evaluate(openFiles, [[path] as const]).then(([text = '']) => text);

  // The lists have every entry.
  for (const { label = '', folder = '' } of collections) {
    await open(label);
    const rows = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
    const entries = files.filter(([path]) => path.startsWith(`${folder}/`));
    await expect(rows, folder).toHaveCount(entries.length);
  }

  // A position is closed, with a picture.
  await open('Positions');
  await page.getByRole('gridcell', { name: /^Tester of lines/ }).click();
  await expect(field('Description')).not.toHaveValue('');
  const description = await field('Description').inputValue();
  await page.getByRole('radio', { name: 'closed' }).click();
  const line = 'Then you draw the line.';
  await field('Text').getByText(line).click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const image = field('Text').getByRole('group', { name: 'Image' });
  // The editor creates the fields of a picture when they scroll into view.
  await image.evaluate((group) => group.scrollIntoView({ block: 'center' }));
  await image.getByRole('button', { name: 'Browse' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles('public/apple-touch-icon.png');
  await page.getByRole('button', { name: 'Insert' }).click();
  await field('Alt Text').fill('A roll');
  await field('Description').fill('Too **short**.');
  await save();
  await expect(page.getByText('You must enter at least 50 characters.')).toBeVisible();
  await expect(page.getByText('It must not have Markdown')).toBeVisible();
  await field('Description').fill(description);
  await save();
  const closed = text
    .replace('status: open', 'status: closed')
    .replace(line, `${line}![A roll](apple-touch-icon.webp)`);
  // The file cannot be read while the editor writes it.
  await expect(async () => expect(await read(job)).toBe(closed)).toPass({ timeout: 10_000 });
  expect(await read('content/jobs/apple-touch-icon.webp')).toContain('WEBP');

  // The company is renamed.
  await open('Company');
  await page.getByRole('gridcell', { name: /^Company/ }).click();
  await field('Name').fill('Lines & Dots');
  await save();
  await expect(page.getByRole('gridcell', { name: 'Company' })).toBeVisible();
  expect(await read('content/site.yaml')).toMatch(/^name: Lines & Dots$/m);
});
