import { copyFile, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_RESUME_BYTES } from '../stand-in/resume.ts';
import {
  choose,
  closeDialog,
  expectFile,
  expectNoFile,
  fillForm,
  fillWords,
  openForm,
} from '../support/fixtures/apply.ts';
import { DOCX, PDF, pdfOfSize } from '../support/fixtures/resumes.ts';
import { scripts, test as slow } from '../support/fixtures/slow-script.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const { failed: sorry } = sentences.apply;
const photo = { ...PDF, name: 'photo.png', mime: 'image/png' };
const limitless = 'A PDF, DOC or DOCX file.';

for (const [what, file, sentence] of [
  ['of another kind', photo, '“photo.png” is not accepted. Choose a PDF, DOC or DOCX file.'],
  [
    'without an ending or a kind',
    { ...PDF, name: 'resume', mime: '' },
    '“resume” is not accepted. Choose a PDF, DOC or DOCX file.',
  ],
  [
    'that is empty',
    { ...PDF, bytes: Buffer.alloc(0) },
    '“resume.pdf” is empty. Choose a PDF, DOC or DOCX file with something in it.',
  ],
] as const)
  test(`a file ${what} is refused at once, by name`, async ({ page }) => {
    await openForm(page);
    const field = page.getByLabel('Resume');
    await choose(page, file);
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(sentence);
    await expect(field).toHaveAccessibleDescription(new RegExp(`${limitless}.*${RegExp.escape(sentence)}`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectNoFile(page);
    await choose(page, PDF);
    await expectFile(page, PDF);
    await expect(page.getByText(sentence)).toBeHidden();
    await expect(field).not.toHaveAttribute('aria-invalid');
  });

slow('a file that can not be read is said to be so, and is not sent', async ({ page, siteProxy, sent }) => {
  const folder = await mkdtemp(join(tmpdir(), 'cloud-'));
  const path = join(folder, 'resume.pdf');
  await copyFile(PDF.path, path);
  const release = siteProxy.hold(scripts);
  await page.goto('/apply');
  await fillWords(page);
  await page.getByLabel('Resume').setInputFiles(path);
  await page.getByLabel('Position').press('Enter');
  // Like a file that a phone lists, but has only in the cloud.
  await rm(folder, { recursive: true });
  release();
  const sentence =
    '“resume.pdf” can’t be read. If it is in a cloud folder, download it to this device, then choose it again.';
  await expect(page.getByLabel('Resume')).toHaveAccessibleDescription(new RegExp(RegExp.escape(sentence)));
  await expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible();
  await expectNoFile(page);
  expect(sent('/user_auth/internInformation/')).toBe(0);
});

for (const [words, bytes] of [
  ['900 MB', 900 * 1024 * 1024],
  ['2560 MB', 2560 * 1024 * 1024],
] as const)
  test(`a file of ${words} is refused by its size, and nothing else is said of it`, async ({
    page,
  }, testInfo) => {
    const path = testInfo.outputPath('film.pdf');
    const file = await open(path, 'w');
    await file.truncate(bytes);
    await file.close();
    await openForm(page);
    await page.getByLabel('Resume').setInputFiles(path);
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(
      `“film.pdf” has ${words}, and 100 MB is the most. Choose a PDF, DOC or DOCX file that is smaller.`,
    );
    await expectNoFile(page);
  });

for (const [status, file, reason] of [
  [413, pdfOfSize(MAX_RESUME_BYTES + 1), ', as too large'],
  [415, { ...PDF, bytes: Buffer.from('I am a resume.') }, ', as the wrong kind of file'],
  [422, { ...PDF, name: `${'long '.repeat(60)}.pdf` }, ''],
] as const)
  test(`a file that the server refuses with ${status} is named at the field, after the dialog`, async ({
    page,
  }) => {
    await openForm(page);
    await fillForm(page, file);
    await page.getByRole('button', { name: 'Submit' }).click();
    await closeDialog(page, 'alertdialog', sorry);
    const sentence = `The server refused this file, “${file.name}”${reason}. Choose another PDF, DOC or DOCX file.`;
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    await expect(page.getByRole('link', { name: sentence })).toBeVisible();
    await expect(page.getByLabel('Resume')).toHaveAccessibleDescription(new RegExp(RegExp.escape(sentence)));
    await expectFile(page, file);
    // Nothing is said of the next file that was true of this one.
    await choose(page, DOCX);
    await expectFile(page, DOCX);
    await expect(page.getByLabel('Resume')).not.toHaveAccessibleDescription(/refused/);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('dialog')).toContainText(sentences.apply.done);
  });

test('a word that the server refuses is named at its field', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await page.getByLabel('Qualification').fill('x'.repeat(1001));
  await page.getByRole('button', { name: 'Submit' }).click();
  await closeDialog(page, 'alertdialog', sorry);
  await expect(page.getByLabel('Qualification')).toHaveAccessibleDescription(
    /Qualification: the server did not accept this/,
  );
  await expect(page.getByLabel('Resume')).not.toHaveAccessibleDescription(/refused/);
});

test('a date that the server refuses is blamed on no field, and the next try has another', async ({
  page,
}) => {
  await openForm(page);
  await fillForm(page);
  await page.getByLabel('Date').evaluate((input) => Reflect.set(input, 'value', 'yesterday'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await closeDialog(page, 'alertdialog', sorry);
  await expect(page.getByText('Everything you filled in is still here.')).toBeVisible();
  await expect(page.getByLabel('Resume')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toContainText(sentences.apply.done);
});
