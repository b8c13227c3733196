import { expectFile, expectNoFile, fillForm, noWords, openForm, wordsOn } from '../support/fixtures/apply.ts';
import { PDF } from '../support/fixtures/resumes.ts';
import { expect, test } from '../support/fixtures/storage-denied.ts';
import { test as visit } from '../support/fixtures/visit.ts';

test('where storage is refused nothing is kept, the page says nothing false, and the form still works', async ({
  page,
}) => {
  await openForm(page);
  const databases = page.evaluate(() => indexedDB.databases());
  await expect(databases).rejects.toThrow();
  await fillForm(page);
  await expectFile(page, PDF);
  await expect(page.getByText('kept on this device')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Discard draft' })).toBeHidden();

  await openForm(page);
  expect(await wordsOn(page)).toEqual(noWords);
  await expectNoFile(page);
  await fillForm(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toHaveText(/^Thank you/);
});

visit('where the mere name of the storage throws, the form still works', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get });
  });
  await openForm(page);
  await fillForm(page);
  await expect(page.getByText('kept on this device')).toBeHidden();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toHaveText(/^Thank you/);
});
