import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expectFile, expectNoFile, fillForm, openForm, wordsOn } from './fixtures/apply.ts';
import { PDF } from './fixtures/resumes.ts';
import { expect, test } from './test-site.ts';

/** What a visitor sets who lets no site store anything: the browser's own switch, not a fake of ours. */
const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };

test('where storage is refused nothing is kept, the page says nothing false, and the form still works', async ({
  launchOptions,
  baseURL,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'blocked-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));

  await openForm(page);
  expect(
    await page.evaluate(() =>
      indexedDB.databases().then(
        () => 'open',
        () => 'refused',
      ),
    ),
  ).toBe('refused');
  await fillForm(page);
  await expectFile(page, PDF);
  await expect(page.getByText('kept on this device')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Discard draft' })).toBeHidden();

  await page.reload();
  await openForm(page);
  expect(await wordsOn(page)).toEqual(['', '', '']);
  await expectNoFile(page);
  await fillForm(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toHaveText(/^Thank you/);
  expect(errors).toEqual([]);

  await context.close();
  await rm(profile, { recursive: true });
});
