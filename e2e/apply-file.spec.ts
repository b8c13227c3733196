import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  closeDialog,
  expectFile,
  expectNoFile,
  fillForm,
  fillWords,
  openForm,
  choose,
} from './fixtures/apply.ts';
import { listApplications, readResume } from './api/store.ts';
import { DOC, DOCX, PDF, pdfOfSize, type ResumeFile } from './fixtures/resumes.ts';
import { scripts, test as slow } from './fixtures/slow-script.ts';
import { expect, test } from './fixtures/visit.ts';

const megabyte = 1024 * 1024;
const sorry = 'Something went wrong. Please try again.';

/** Drops a file of this machine on the middle of an element, as the hand does it. */
async function drop(page: Page, target: ReturnType<Page['getByLabel']>, path: string) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not visible');
  const client = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, ...at, data });
}

test('before a file is chosen the form says what it takes, where it goes and how to mail it instead', async ({
  page,
}) => {
  await openForm(page);
  await expect(page.getByRole('main')).toContainText('Four fields, about two minutes');
  const resume = page.getByLabel('Resume');
  await expect(resume).toHaveAccessibleDescription(
    /A PDF, DOC or DOCX file\..*go to .* only\..*Or mail your resume/,
  );
  await page.getByRole('link', { name: 'What happens to your data' }).click();
  await expect(page.getByRole('heading', { name: 'What happens to your data' })).toBeInViewport();
});

for (const key of ['Enter', ' '])
  test(`the picker opens by the keyboard, with ${key === ' ' ? 'Space' : key}`, async ({ page }) => {
    await openForm(page);
    await page.getByLabel('Position').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'What happens to your data' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Resume')).toBeFocused();
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press(key);
    await (await chooser).setFiles(PDF.path);
    await expectFile(page, PDF);
  });

test('a file chosen by mouse can be replaced and removed, by mouse and by keyboard', async ({ page }) => {
  await openForm(page);
  const picked = async (open: () => Promise<void>, file: ResumeFile) => {
    const chooser = page.waitForEvent('filechooser');
    await open();
    await (await chooser).setFiles(file.path);
    await expectFile(page, file);
  };
  const replace = page.getByRole('button', { name: 'Replace' });
  const remove = page.getByRole('button', { name: 'Remove' });
  await picked(() => page.getByLabel('Resume').click(), PDF);
  await expect(page.getByRole('form')).toContainText('29 KB');
  await picked(() => replace.click(), DOC);
  await picked(() => replace.press('Enter'), DOCX);
  await remove.press('Enter');
  await expectNoFile(page);
  await expect(page.getByLabel('Resume')).toBeFocused();
});

test('leaving the picker without a choice keeps the file that was chosen', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Resume').setInputFiles(PDF.path);
  await expectFile(page, PDF);
  await page.getByLabel('Resume').setInputFiles([]);
  await expectFile(page, PDF);
});

test('a file dropped on the field is chosen, and one dropped beside it leaves the page alone', async ({
  page,
}) => {
  await openForm(page);
  await page.getByLabel('Name').fill('Meena');
  await drop(page, page.getByLabel('Resume'), PDF.path);
  await expectFile(page, PDF);
  await drop(page, page.getByLabel('Resume'), DOCX.path);
  await expectFile(page, DOCX);
  await drop(page, page.getByLabel('Name'), PDF.path);
  await expectFile(page, DOCX);
  await expect(page).toHaveURL('/apply');
  await expect(page.getByLabel('Name')).toHaveValue('Meena');
});

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

for (const [what, file] of [
  ['ending, whatever its letter case and with no kind', { ...DOCX, name: 'CV.DOCX', mime: '' }],
  ['kind, without an ending', { ...PDF, name: 'my resume' }],
] as const)
  test(`a file is accepted by its ${what}`, async ({ page }) => {
    await openForm(page);
    await choose(page, file);
    await expectFile(page, file);
  });

slow('a file that can not be read is said to be so, and is not sent', async ({ page, siteDoor, sent }) => {
  const folder = await mkdtemp(join(tmpdir(), 'cloud-'));
  const path = join(folder, 'resume.pdf');
  await copyFile(PDF.path, path);
  const release = siteDoor.hold(scripts);
  await page.goto('/apply');
  await fillWords(page);
  await page.getByLabel('Resume').setInputFiles(path);
  await page.keyboard.press('Enter');
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

slow(
  'a file chosen before the script comes is kept, and is what is sent',
  async ({ page, siteDoor, servers }) => {
    const resume = pdfOfSize(PDF.bytes.length + 1);
    const release = siteDoor.hold(scripts);
    await page.goto('/apply');
    await choose(page, resume);
    await fillWords(page);
    await page.getByLabel('Position').press('Enter');
    release();
    await expect(page.getByRole('dialog')).toHaveText(/^Thank you/);
    const [stored] = listApplications(servers.api.dataDir).slice(-1);
    expect(stored && readResume(stored).equals(resume.bytes)).toBe(true);
  },
);

test('a large file has a word of warning, since no limit is set', async ({ page }) => {
  await openForm(page);
  const warning = page.getByText('On a slow connection, sending it takes several minutes.');
  await choose(page, pdfOfSize(5 * megabyte));
  await expect(page.getByRole('form')).toContainText('5 MB');
  await expect(warning).toBeHidden();
  await choose(page, pdfOfSize(5 * megabyte + 1));
  await expect(warning).toBeVisible();
});

for (const [status, file, reason] of [
  [413, pdfOfSize(6 * megabyte), ', as too large'],
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
    await expect(page.getByRole('dialog')).toHaveText(/^Thank you for applying , We will contact you soon/);
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
