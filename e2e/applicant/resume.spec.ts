import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Network.ts';
import { sites } from '../scripts/sites.ts';
import { expectStored } from './inbox.ts';
import { pdfOfSize, resumes } from '../pages/resumes.ts';

const megabyte = 1024 * 1024;

test.beforeEach(({ applyPage }) => applyPage.goto());

test.describe('with a size limit', () => {
  test.use({ baseURL: sites.changed.origin });

  for (const [name, resume, message] of [
    [
      'another type',
      { ...resumes.pdf, name: 'photo.png', mimeType: 'image/png' },
      '“photo.png” is not accepted.',
    ],
    ['no content', { ...resumes.pdf, buffer: Buffer.alloc(0) }, '“resume.pdf” is empty.'],
    ['too many bytes', pdfOfSize(2 * megabyte), '“resume.pdf” has 2 MB, and 1 MB is the most.'],
  ] as const)
    test(`a file with ${name} is rejected at once, by name`, async ({ applyPage }) => {
      await expect(applyPage.resume).toHaveAccessibleDescription(/^A PDF, DOC or DOCX file, up to 1 MB\./);
      await applyPage.chooseFile(resume);
      await expect(applyPage.form.getByRole('alert')).toContainText(message);
      await expect(applyPage.resume).toHaveAttribute('aria-invalid', 'true');
      await expect(applyPage.resume).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
      await applyPage.expectFile(undefined);
      await applyPage.chooseFile(pdfOfSize(megabyte));
      await applyPage.expectFile(pdfOfSize(megabyte));
      await expect(applyPage.form.getByRole('alert')).toHaveCount(0);
      await expect(applyPage.resume).toHaveAttribute('aria-invalid', 'false');
    });
});

test('one file can be dropped on the field, and none beside it', async ({ page, applyPage }) => {
  const isPrevented = (target: Locator, type: 'dragover' | 'drop', files: number) =>
    target.evaluate(
      (element, { type, files }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add('Meena', 'text/plain');
        for (let index = 0; index < files; index++)
          dataTransfer.items.add(new File(['%PDF-'], `${index}.pdf`));
        return !element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      },
      { type, files },
    );
  await applyPage.chooseFile(resumes.pdf);
  for (const type of ['dragover', 'drop'] as const) {
    for (const target of [page.getByRole('heading', { level: 1 }), applyPage.field('Name')]) {
      expect(await isPrevented(target, type, 1)).toBe(true);
      expect(await isPrevented(target, type, 0)).toBe(false);
    }
    expect(await isPrevented(applyPage.resume, type, 1)).toBe(false);
  }
  await applyPage.expectFile(resumes.pdf);
  expect(await isPrevented(applyPage.resume, 'drop', 2)).toBe(true);
  await expect(applyPage.resume).toHaveAccessibleDescription(/Only one file can be sent\./);
  await applyPage.expectFile(undefined);
});

for (const resume of [
  resumes.doc,
  { ...resumes.docx, name: 'CV.DOCX', mimeType: '' },
  { ...resumes.pdf, name: 'resume' },
])
  test(`${resume.name} of the type "${resume.mimeType}" is accepted`, async ({ applyPage }) => {
    // `setInputFiles` would derive a type from the name.
    await applyPage.resume.evaluate(
      (input, { name, mimeType, bytes }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
        Object.assign(input, { files: transfer.files });
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { ...resume, bytes: [...resume.buffer] },
    );
    await applyPage.expectFile(resume);
    await expect(applyPage.form.getByRole('alert')).toHaveCount(0);
  });

test('a file that is read slowly does not replace a later one', async ({ page, applyPage }) => {
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

test('Cancel does not wait for a file that is read slowly', async ({ page, applyPage, newUser }) => {
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => new Promise(() => undefined);
  });
  await applyPage.fill(newUser);
  await applyPage.submit();
  await applyPage.cancelButton.click();
  await expect(applyPage.form).toContainText('Cancelled');
});

const startingWith = (start: string, name: string) => ({
  ...resumes.pdf,
  name,
  buffer: Buffer.from(start, 'latin1'),
});

for (const [resume, advice] of [
  [startingWith('I am a resume.', 'a.pdf'), '“a.pdf” does not look like a .pdf file'],
  [startingWith('I am a resume.', 'a.docx'), '“a.docx” does not look like a .docx file'],
  [startingWith('PK', 'a.doc'), '“a.doc” does not look like a .doc file'],
  [startingWith('\xd0\xcf\x11\xe0', 'a.docx'), '“a.docx” looks locked with a password.'],
  [
    startingWith(`%PDF-1.7 ${' '.repeat(20_000)} trailer << /Encrypt 9 0 R >>`, 'a.pdf'),
    '“a.pdf” looks locked',
  ],
  [startingWith('I am a resume.', 'a\u202Efdp.pdf'), '“afdp.pdf” does not look like a .pdf file'],
] as const)
  test(`${advice} is advice only`, async ({ applyPage }) => {
    await applyPage.chooseFile(resume);
    await expect(applyPage.form.getByRole('status').filter({ hasText: advice })).toBeVisible();
    await applyPage.expectFile(resume);
    await expect(applyPage.resume).toHaveAttribute('aria-invalid', 'false');
  });

for (const resume of Object.values(resumes))
  test(`${resume.name} is read once, and causes no advice`, async ({ page, applyPage, newUser }) => {
    await page.evaluate(() => {
      const read = Blob.prototype.arrayBuffer;
      Blob.prototype.arrayBuffer = function () {
        Reflect.set(window, 'reads', (Reflect.get(window, 'reads') ?? 0) + 1);
        return read.call(this);
      };
    });
    await applyPage.fill(newUser, resume);
    await expect(applyPage.form).not.toContainText(/look/);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'reads'))).toBe(1);
    await applyPage.submit();
    await expect(applyPage.dialog).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'reads'))).toBe(1);
    expectStored(newUser, resume);
  });

test('a large file is accepted with a warning', async ({ applyPage }) => {
  const warning = applyPage.form.getByText('On a slow connection, sending it takes several minutes.');
  await applyPage.chooseFile(pdfOfSize(5 * megabyte));
  await applyPage.expectFile(pdfOfSize(5 * megabyte));
  await expect(warning).toBeHidden();
  await applyPage.chooseFile(pdfOfSize(5 * megabyte + 1));
  await expect(warning).toBeVisible();
});

test('a file that cannot be read is rejected', async ({ page, applyPage }) => {
  // Like a file that a phone lists but has only in cloud storage.
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await applyPage.chooseFile(resumes.pdf);
  await expect(applyPage.resume).toHaveAccessibleDescription(/“resume.pdf” can’t be read/);
  await applyPage.expectFile(undefined);
});

// Firefox keeps a chosen file open, and sends it whole.
test(
  'a file that disappears is sent from memory',
  { tag: '@chromium' },
  async ({ applyPage, newUser }, testInfo) => {
    const path = testInfo.outputPath('resume.pdf');
    await copyFile(join(import.meta.dirname, '../pages/resume.pdf'), path);
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

test('leaving during the upload asks for confirmation', async ({ page, network, applyPage, newUser }) => {
  const link = page.getByRole('contentinfo').locator('a[href="/contact"]');
  await applyPage.fill(newUser);
  await network.delay(calls.apply);
  await applyPage.submit();
  await expect(applyPage.progress).toBeVisible();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    return dialog.dismiss();
  });
  await page.getByRole('contentinfo').locator('a[href^="mailto:"]').click();
  await expect(applyPage.progress).toBeVisible();
  expect(dialogs).toEqual([]);
  await link.click({ noWaitAfter: true });
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  await expect(page).toHaveURL('/apply');
  await applyPage.cancelButton.click();
  await expect(applyPage.form).toContainText('Cancelled');
  await link.click();
  await expect(page).toHaveURL('/contact');
});
