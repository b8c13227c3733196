import { copyFile, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Api.ts';
import { goBack } from '../pages/back.ts';
import { sites } from '../scripts/sites.ts';
import { pdfOfSize, resumes } from './resumes.ts';

const megabyte = 1024 * 1024;

test('the field describes the accepted files, the use of the data, and the mailbox', async ({
  page,
  applyPage,
}) => {
  await applyPage.goto();
  await expect(applyPage.resume).toHaveAccessibleDescription(/^A PDF, DOC or DOCX file\..*email your resume/);
  await page.getByRole('main').locator('a[href="#data"]').click();
  await expect(page.locator('#data')).toBeInViewport();
});

for (const [name, resume, message] of [
  [
    'another type',
    { ...resumes.pdf, name: 'photo.png', mimeType: 'image/png' },
    '“photo.png” is not accepted.',
  ],
  ['no extension', { ...resumes.pdf, name: 'resume', mimeType: '' }, '“resume” is not accepted.'],
  ['no content', { ...resumes.pdf, buffer: Buffer.alloc(0) }, '“resume.pdf” is empty.'],
] as const)
  test(`a file with ${name} is rejected at once, by name`, async ({ applyPage }) => {
    await applyPage.goto();
    await applyPage.chooseFile(resume);
    await expect(applyPage.form.getByRole('alert')).toContainText(message);
    await expect(applyPage.resume).toHaveAttribute('aria-invalid', 'true');
    await expect(applyPage.resume).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
    await applyPage.expectFile(undefined);
    await applyPage.chooseFile(resumes.pdf);
    await applyPage.expectFile(resumes.pdf);
    await expect(applyPage.form.getByRole('alert')).toHaveCount(0);
    await expect(applyPage.resume).not.toHaveAttribute('aria-invalid');
  });

// Playwright cannot drop a file; the protocol of Chromium can.
test(
  'a file dropped on the field is accepted (Chromium)',
  { tag: '@chromium' },
  async ({ page, applyPage }) => {
    await applyPage.goto();
    await applyPage.resume.scrollIntoViewIfNeeded();
    const { x = NaN, y = NaN, width = NaN, height = NaN } = (await applyPage.resume.boundingBox()) ?? {};
    const client = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await client.send('Input.dispatchDragEvent', {
        type,
        x: x + width / 2,
        y: y + height / 2,
        data: { items: [], files: [join(import.meta.dirname, 'resume.pdf')], dragOperationsMask: 1 },
      });
    await applyPage.expectFile(resumes.pdf);
    await expect(applyPage.form.getByRole('alert')).toHaveCount(0);
  },
);

for (const resume of [resumes.doc, resumes.docx, { ...resumes.docx, name: 'CV.DOCX', mimeType: '' }])
  test(`${resume.name} of the type "${resume.mimeType}" is accepted`, async ({ applyPage }) => {
    await applyPage.goto();
    await applyPage.chooseFile(resume);
    await applyPage.expectFile(resume);
    await expect(applyPage.form.getByRole('alert')).toHaveCount(0);
  });

test('a file of 900 MB is rejected by its size, without being read', async ({ applyPage }, testInfo) => {
  const path = testInfo.outputPath('film.pdf');
  const file = await open(path, 'w');
  await file.truncate(900 * megabyte);
  await file.close();
  await applyPage.goto();
  await applyPage.resume.setInputFiles(path);
  await expect(applyPage.form.getByRole('alert')).toContainText(
    '“film.pdf” has 900 MB, and 100 MB is the most.',
  );
  await applyPage.expectFile(undefined);
});

test('a large file is accepted with a warning', async ({ applyPage }) => {
  const warning = applyPage.form.getByText('On a slow connection, sending it takes several minutes.');
  await applyPage.goto();
  await applyPage.chooseFile(pdfOfSize(5 * megabyte));
  await applyPage.expectFile(pdfOfSize(5 * megabyte));
  await expect(warning).toBeHidden();
  await applyPage.chooseFile(pdfOfSize(5 * megabyte + 1));
  await expect(warning).toBeVisible();
});

test.describe('with a size limit', () => {
  test.use({ baseURL: sites.changed.origin });

  test('it is shown beforehand, and a larger file is rejected at once', async ({ applyPage }) => {
    await applyPage.goto();
    await expect(applyPage.resume).toHaveAccessibleDescription(/^A PDF, DOC or DOCX file, up to 1 MB\./);
    await applyPage.chooseFile(pdfOfSize(2 * megabyte));
    await expect(applyPage.form.getByRole('alert')).toContainText(
      '“resume.pdf” has 2 MB, and 1 MB is the most.',
    );
    await applyPage.expectFile(undefined);
    await applyPage.chooseFile(pdfOfSize(megabyte));
    await applyPage.expectFile(pdfOfSize(megabyte));
  });
});

// Firefox keeps a chosen file open, and sends it whole.
test(
  'a file that becomes unreadable before hydration is reported and not sent (Chromium)',
  { tag: '@chromium' },
  async ({ page, api, scripts, applyPage, newUser }) => {
    const folder = await mkdtemp(join(tmpdir(), 'cloud-'));
    await copyFile(join(import.meta.dirname, 'resume.pdf'), join(folder, 'resume.pdf'));
    const release = await scripts.delay();
    await page.goto('/apply');
    await applyPage.fill(newUser);
    await applyPage.resume.setInputFiles(join(folder, 'resume.pdf'));
    await applyPage.field('Name').press('Enter');
    // Like a file that a phone lists but has only in cloud storage.
    await rm(folder, { recursive: true });
    await release();
    await expect(applyPage.resume).toHaveAccessibleDescription(/“resume.pdf” can’t be read/);
    await expect(applyPage.form.getByRole('alert').first()).toBeVisible();
    expect(api.requestCount(calls.apply)).toBe(0);
  },
);

test(
  'after Back, the file that the page shows is the one that is sent',
  { tag: '@bfcache' },
  async ({ page, applyPage, newUser }) => {
    await applyPage.goto();
    await applyPage.fill(newUser);
    await applyPage.expectFile(resumes.pdf);
    await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
    await expect(page).toHaveURL('/contact');
    await goBack(page, '/apply');
    await applyPage.expectHydrated();
    const shown = await applyPage.resume.evaluate((input) => Reflect.get(input, 'value'));
    await applyPage.submit();
    if (shown === '') {
      await expect(applyPage.errorSummary).toContainText('Choose your resume');
      await applyPage.chooseFile(resumes.pdf);
      await applyPage.submit();
    }
    await applyPage.expectSuccess();
  },
);
