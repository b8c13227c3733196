import type { Page } from '@playwright/test';
import { closeDialog, expectNoFile, fillForm, openForm, words, wordsOn } from './fixtures/apply.ts';
import { DOCX, PDF, type ResumeFile } from './fixtures/resumes.ts';
import { expect, test } from './fixtures/visit.ts';

const receipt = (page: Page) => page.getByRole('region', { name: 'What you sent' });

/** Sends an application and goes where the dialog leads; gives the stamp it was sent with. */
async function send(page: Page, resume: ResumeFile): Promise<string> {
  await fillForm(page, resume);
  const date = await page.getByLabel('Date').inputValue();
  await page.getByRole('button', { name: 'Submit' }).click();
  await closeDialog(page, 'dialog', 'Thank you for applying , We will contact you soon');
  await expect(page).toHaveURL('/');
  return date;
}

test('whoever comes back in the same tab sees what was sent, above an empty form', async ({
  page,
  context,
}) => {
  await openForm(page);
  await expect(receipt(page)).toBeHidden();
  const first = await send(page, PDF);
  await openForm(page);
  await expect(receipt(page).getByRole('term')).toHaveText([
    'Name',
    'Qualification',
    'Position',
    'Resume',
    'Sent',
  ]);
  await expect(receipt(page).getByRole('definition')).toHaveText([
    ...Object.values(words),
    'resume.pdf, 29 KB',
    `${first} UTC`,
  ]);
  expect(await wordsOn(page)).toEqual(['', '', '']);
  await expectNoFile(page);

  await page.clock.setSystemTime(Date.now() + 60_000);
  const second = await send(page, DOCX);
  await page.goBack();
  await expect(receipt(page).getByRole('definition').filter({ hasText: 'UTC' })).toHaveText([
    `${second} UTC`,
    `${first} UTC`,
  ]);

  const other = await context.newPage();
  await openForm(other);
  await expect(receipt(other)).toBeHidden();
});

test('the record prints, without the form', async ({ page }) => {
  await openForm(page);
  await send(page, PDF);
  await openForm(page);
  const printed = page.evaluate(
    () => new Promise((resolve) => Object.assign(window, { print: () => resolve('printed') })),
  );
  await receipt(page).getByRole('button', { name: 'Print' }).click();
  expect(await printed).toBe('printed');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt(page)).toBeVisible();
  await expect(receipt(page).getByRole('button')).toBeHidden();
  await expect(page.getByRole('form')).toBeHidden();
});
