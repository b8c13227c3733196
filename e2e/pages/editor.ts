import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { backendOf } from '../../src/editor/backend.ts';
import { configOf } from '../../src/editor/config.ts';
import { expect, test as base } from '../fixtures.ts';
import { openingText } from '../scripts/changed-site.ts';
import { sites } from '../scripts/sites.ts';

/** The collections of entries, without the single files. */
export const collections = (configOf(backendOf('owner/site')).collections ?? []).filter(
  (collection) => 'folder' in collection,
);

/** An opening that the project does not have. */
export const opening = 'content/jobs/tester-of-lines.md';

/** The texts of the project that staff edit, by file. */
const texts = new Map(
  globSync('content/**/*.{md,yaml}').map((path) => [path, readFileSync(path, 'utf8')]),
).set(opening, openingText({ path: '/linetester', title: 'Tester of lines' }));

/** Runs in the page: writes files into the browser's own file system if they have a text, and returns their texts. */
export function openFiles(files: readonly (readonly [path: string, text?: string])[]): Promise<string[]> {
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
export const test = base.extend<{ editor: Page }>({
  // The policy of the page blocks what the editor requests from other hosts.
  allowedErrors: /Failed to load resource|githubstatus\.com|cdn\.jsdelivr\.net/,
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

/** Opens a collection, and one of its entries. */
export async function open(editor: Page, collection: string, entry?: RegExp): Promise<void> {
  await editor.getByRole('treeitem', { name: collection, exact: true }).click();
  if (entry) await editor.getByRole('gridcell', { name: entry }).click();
}

/** A text field by its label. */
export const field = (editor: Page, name: string) => editor.getByRole('textbox', { name, exact: true });
export const save = (editor: Page) => editor.getByRole('button', { name: 'Save' }).click();

/** Expects that a save replaces lines of a file, and leaves all others in their order. */
export async function expectChanges(
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
