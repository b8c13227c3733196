import { copyFile, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choose, expectFile, expectNoFile, fillWords, openForm } from '../support/fixtures/apply.ts';
import { PDF } from '../support/fixtures/resumes.ts';
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
