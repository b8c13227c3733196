import type { Page } from '@playwright/test';
import {
  closeDialog,
  expectNoFile,
  fillForm,
  noWords,
  openForm,
  words,
  wordsOn,
} from '../support/fixtures/apply.ts';
import { DOCX, PDF, type ResumeFile } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const receipt = (page: Page) => page.getByRole('region', { name: 'What you sent' });

/** Sends an application at this moment, after the form was opened, and goes where the dialog leads. */
async function send(page: Page, resume: ResumeFile, moment = '2026-03-04 19:06:30'): Promise<void> {
  await fillForm(page, resume);
  await expect(page.getByLabel('Date')).not.toHaveValue(moment);
  await page.clock.setFixedTime(`${moment.replace(' ', 'T')}Z`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await closeDialog(page, 'dialog', sentences.apply.done);
  await expect(page).toHaveURL('/');
}

test('whoever comes back in the same tab sees and prints what was sent, above an empty form', async ({
  page,
  context,
}) => {
  await openForm(page);
  await expect(receipt(page)).toBeHidden();
  await send(page, PDF);
  await openForm(page);
  await test.step('the record says what was sent', async () => {
    await expect(receipt(page).getByRole('term')).toHaveText([...Object.keys(words), 'Resume', 'Sent']);
    await expect(receipt(page).getByRole('definition')).toHaveText([
      ...Object.values(words),
      'resume.pdf, 29 KB',
      '2026-03-04 19:06:30 UTC',
    ]);
    expect(await wordsOn(page)).toEqual(noWords);
    await expectNoFile(page);
  });
  await test.step('it prints, without the form', async () => {
    const printed = page.evaluate(
      () => new Promise((resolve) => Object.assign(window, { print: () => resolve('printed') })),
    );
    await receipt(page).getByRole('button', { name: 'Print' }).click();
    expect(await printed).toBe('printed');
    await page.emulateMedia({ media: 'print' });
    await expect(receipt(page)).toBeVisible();
    await expect(receipt(page).getByRole('button')).toBeHidden();
    await expect(page.getByRole('form')).toBeHidden();
    await page.emulateMedia({ media: null });
  });
  await test.step('another record stands above it', async () => {
    await page.clock.setFixedTime('2026-03-04T19:10:00Z');
    await openForm(page);
    await send(page, DOCX, '2026-03-04 19:15:00');
    await page.goBack();
    await expect(receipt(page).getByRole('definition').filter({ hasText: 'UTC' })).toHaveText([
      '2026-03-04 19:15:00 UTC',
      '2026-03-04 19:06:30 UTC',
    ]);
  });
  await test.step('another tab knows of none', async () => {
    const other = await context.newPage();
    await openForm(other);
    await expect(receipt(other)).toBeHidden();
  });
});
