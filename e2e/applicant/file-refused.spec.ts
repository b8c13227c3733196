import { copyFile, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_RESUME_BYTES } from '../stand-in/resume.ts';
import { listApplications, readResume } from '../stand-in/store.ts';
import {
  choose,
  closeDialog,
  expectFile,
  expectNoFile,
  fillForm,
  fillWords,
  openForm,
} from '../support/fixtures/apply.ts';
import { forms, press } from '../support/fixtures/forms.ts';
import { DOCX, PDF, pdfOfSize } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';

const megabyte = 1024 * 1024;

test('a file that can not be a resume is refused at once, by name', async ({ page }, testInfo) => {
  await openForm(page);
  const field = page.getByLabel('Resume');
  const alert = page.getByRole('form').getByRole('alert');
  for (const [file, sentence] of [
    [
      { ...PDF, name: 'photo.png', mime: 'image/png' },
      '“photo.png” is not accepted. Choose a PDF, DOC or DOCX file.',
    ],
    [{ ...PDF, name: 'resume', mime: '' }, '“resume” is not accepted. Choose a PDF, DOC or DOCX file.'],
    [
      { ...PDF, bytes: Buffer.alloc(0) },
      '“resume.pdf” is empty. Choose a PDF, DOC or DOCX file with something in it.',
    ],
  ] as const)
    await test.step(sentence, async () => {
      await choose(page, file);
      await expect(alert).toHaveText(sentence);
      await expect(field).toHaveAccessibleDescription(
        new RegExp(`A PDF, DOC or DOCX file\\..*${RegExp.escape(sentence)}`),
      );
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expectNoFile(page);
      await choose(page, PDF);
      await expectFile(page, PDF);
      await expect(alert).toHaveCount(0);
      await expect(field).not.toHaveAttribute('aria-invalid');
    });
  for (const size of [900, 2560])
    await test.step(`${size} MB, of which only the size is told`, async () => {
      const path = testInfo.outputPath('film.pdf');
      const file = await open(path, 'w');
      await file.truncate(size * megabyte);
      await file.close();
      await field.setInputFiles(path);
      await expect(alert).toHaveText(
        `“film.pdf” has ${size} MB, and 100 MB is the most. Choose a PDF, DOC or DOCX file that is smaller.`,
      );
      await expectNoFile(page);
    });
});

test('a file that can not be read is said to be so, and is not sent', async ({ page, siteProxy, sent }) => {
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

test('what the server refuses is named at its field, after the dialog, and no more of what comes next', async ({
  page,
  servers,
}) => {
  const resume = page.getByLabel('Resume');
  const qualification = page.getByLabel('Qualification');
  const refused = async () => {
    await press(page, forms.apply);
    await closeDialog(page, 'alertdialog', sentences.apply.failed);
  };
  await openForm(page);
  await fillForm(page);
  for (const [status, file, reason] of [
    [413, pdfOfSize(MAX_RESUME_BYTES + 1), ', as too large'],
    [415, { ...PDF, bytes: Buffer.from('I am a resume.') }, ', as the wrong kind of file'],
    [422, { ...PDF, name: `${'long '.repeat(60)}.pdf` }, ''],
  ] as const)
    await test.step(`a file, with ${status}`, async () => {
      await choose(page, file);
      await expectFile(page, file);
      await refused();
      const sentence = `The server refused this file, “${file.name}”${reason}. Choose another PDF, DOC or DOCX file.`;
      await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
      await expect(page.getByRole('link', { name: sentence })).toBeVisible();
      await expect(resume).toHaveAccessibleDescription(new RegExp(RegExp.escape(sentence)));
      await expectFile(page, file);
      await choose(page, DOCX);
      await expectFile(page, DOCX);
      await expect(resume).not.toHaveAccessibleDescription(/refused/);
    });
  await test.step('a word', async () => {
    await qualification.fill('x'.repeat(1001));
    await refused();
    await expect(qualification).toHaveAccessibleDescription(/Qualification: the server did not accept this/);
    await expect(resume).not.toHaveAccessibleDescription(/refused/);
    await qualification.fill('B.E.');
  });
  await test.step('a date, which is blamed on no field, and the next try has another', async () => {
    await page.getByLabel('Date').evaluate((input) => Reflect.set(input, 'value', 'yesterday'));
    await refused();
    await expect(page.getByText('Everything you filled in is still here.')).toBeVisible();
    await expect(page.getByRole('form').locator('[aria-invalid]')).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toContainText(sentences.apply.done);
  const [stored] = listApplications(servers.api.dataDir).slice(-1);
  expect(stored && readResume(stored).equals(DOCX.bytes)).toBe(true);
});
