import { copyFile, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { allRequired } from '../../src/messages/form.ts';
import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Api.ts';
import { goBack } from '../pages/back.ts';
import { sites } from '../scripts/sites.ts';
import { expectStored } from './inbox.ts';
import { pdfOfSize, resumes } from './resumes.ts';

const megabyte = 1024 * 1024;

test('the form states once that it needs every field, the resume has two hints, and the date is one line', async ({
  page,
  applyPage,
}) => {
  await applyPage.goto();
  await expect(applyPage.resume).toHaveAccessibleDescription(/^A PDF, DOC or DOCX file\. \S/);
  await expect(applyPage.form.locator('#resume-hint p')).toHaveCount(2);
  await expect(page.getByText(allRequired)).toHaveCount(1);
  expect((await applyPage.date.boundingBox())?.height).toBeLessThan(48);
});

test('the field accepts files by extension and by MIME type', async ({ applyPage }) => {
  await applyPage.goto();
  const types = Object.values(resumes).map(({ mimeType }) => mimeType);
  await expect(applyPage.resume).toHaveAttribute('accept', ['.pdf', '.doc', '.docx', ...types].join());
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
    await expect(applyPage.resume).toHaveAttribute('aria-invalid', 'false');
  });

// Playwright cannot drop a file; the protocol of Chromium can.
test.describe('dropped files (Chromium)', { tag: '@chromium' }, () => {
  const drop = async (target: Locator, names: readonly string[]) => {
    await target.scrollIntoViewIfNeeded();
    const { x = NaN, y = NaN, width = NaN, height = NaN } = (await target.boundingBox()) ?? {};
    const files = names.map((name) => join(import.meta.dirname, name));
    const client = await target.page().context().newCDPSession(target.page());
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await client.send('Input.dispatchDragEvent', {
        type,
        x: x + width / 2,
        y: y + height / 2,
        data: { items: [], files, dragOperationsMask: 1 },
      });
  };

  test('a file dropped on the field is accepted', async ({ applyPage }) => {
    await applyPage.goto();
    await drop(applyPage.resume, ['resume.pdf']);
    await applyPage.expectFile(resumes.pdf);
    await expect(applyPage.form.getByRole('alert')).toHaveCount(0);
  });

  test('two files dropped at once are rejected with a message', async ({ applyPage }) => {
    await applyPage.goto();
    await applyPage.chooseFile(resumes.pdf);
    await drop(applyPage.resume, ['resume.doc', 'resume.docx']);
    await expect(applyPage.form.getByRole('alert')).toHaveText(/^Only one file can be sent\./);
    await expect(applyPage.resume).toHaveAccessibleDescription(/Only one file can be sent\./);
    await applyPage.expectFile(undefined);
    await drop(applyPage.resume, ['resume.pdf']);
    await applyPage.expectFile(resumes.pdf);
    await expect(applyPage.form.getByRole('alert')).toHaveCount(0);
  });
});

test('a file dropped beside the field does not replace the page', async ({ page, applyPage }) => {
  const isPrevented = (target: Locator, type: 'dragover' | 'drop', data: 'file' | 'text') =>
    target.evaluate(
      (element, { type, data }) => {
        const dataTransfer = new DataTransfer();
        if (data === 'file') dataTransfer.items.add(new File(['%PDF-'], 'resume.pdf'));
        else dataTransfer.items.add('Meena', 'text/plain');
        return !element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      },
      { type, data },
    );
  await applyPage.goto();
  for (const type of ['dragover', 'drop'] as const) {
    for (const target of [page.getByRole('heading', { level: 1 }), applyPage.field('Name')]) {
      expect(await isPrevented(target, type, 'file')).toBe(true);
      expect(await isPrevented(target, type, 'text')).toBe(false);
    }
    expect(await isPrevented(applyPage.resume, type, 'file')).toBe(false);
  }
});

for (const resume of [
  resumes.doc,
  resumes.docx,
  { ...resumes.docx, name: 'CV.DOCX', mimeType: '' },
  { ...resumes.pdf, name: 'resume' },
])
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

test('a file that is read slowly does not replace a later one', async ({ page, applyPage }) => {
  await applyPage.goto();
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let reads = 0;
    Blob.prototype.arrayBuffer = async function () {
      if (reads++ > 0) return read.call(this);
      await promise;
      // In a task after those of the page.
      setTimeout(() => Reflect.set(window, 'isRead', true));
      return new ArrayBuffer(this.size);
    };
    Reflect.set(window, 'finish', resolve);
  });
  await applyPage.chooseFile(resumes.pdf);
  await applyPage.chooseFile(resumes.docx);
  await applyPage.expectFile(resumes.docx);
  await page.evaluate(() => Reflect.get(window, 'finish')());
  await page.waitForFunction(() => Reflect.get(window, 'isRead'));
  await applyPage.expectFile(resumes.docx);
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
  'a file that becomes unreadable after it was chosen is sent from memory (Chromium)',
  { tag: '@chromium' },
  async ({ applyPage, newUser }, testInfo) => {
    const path = testInfo.outputPath('resume.pdf');
    await copyFile(join(import.meta.dirname, 'resume.pdf'), path);
    await applyPage.goto();
    await applyPage.fill(newUser, resumes.docx);
    await applyPage.resume.evaluate((input) => {
      input.addEventListener('change', () => Reflect.set(window, 'last', Reflect.get(input, 'files')[0]));
    });
    await applyPage.resume.setInputFiles(path);
    const isCopy = (input: Element) => Reflect.get(input, 'files')[0] !== Reflect.get(window, 'last');
    await expect.poll(() => applyPage.resume.evaluate(isCopy)).toBe(true);
    await rm(path);
    await applyPage.submit();
    await applyPage.expectSuccess();
    expectStored(newUser);
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
      await applyPage.chooseFile(resumes.docx);
      await applyPage.submit();
    }
    await applyPage.expectSuccess();
    expectStored(newUser, shown === '' ? resumes.docx : resumes.pdf);
  },
);

test('leaving the page during the upload asks for confirmation', async ({
  page,
  api,
  applyPage,
  newUser,
}) => {
  const link = page.getByRole('contentinfo').locator('a[href="/contact"]');
  await applyPage.goto();
  await applyPage.fill(newUser);
  await api.delay(calls.apply);
  await applyPage.submit();
  await expect(applyPage.progress).toBeVisible();
  const dialog = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await link.click({ noWaitAfter: true });
  expect(await dialog).toBe('beforeunload');
  await expect(page).toHaveURL('/apply');
  await applyPage.cancelButton.click();
  await expect(applyPage.form).toContainText('Cancelled');
  await link.click();
  await expect(page).toHaveURL('/contact');
});
