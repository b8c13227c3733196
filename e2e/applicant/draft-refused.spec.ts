import { expectFile, expectNoFile, fillForm, noWords, openForm, wordsOn } from '../support/fixtures/apply.ts';
import { PDF } from '../support/fixtures/resumes.ts';
import { expect, test } from '../support/fixtures/storage-denied.ts';

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
