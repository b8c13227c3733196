import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { megabyte } from '../../src/islands/apply/file-size.ts';
import {
  accepted,
  emptyFile,
  largeFile,
  nothingLost,
  tooLarge,
  wrongType,
} from '../../src/messages/apply.ts';
import { cancelled } from '../../src/messages/form.ts';
import { calls } from '../support/calls.ts';
import { sites } from '../support/sites/local-servers.ts';
import { pdfOfSize, photo, resumes } from '../support/resumes/resumes.ts';
import { expectStored } from '../support/stored-applications.ts';

test.beforeEach(({ applyPage }) => applyPage.goto());

test.describe('with a size limit', () => {
  test.use({ baseURL: sites.changed.origin });

  test('an applicant sees at once which file is not accepted, and why', async ({ applyPage }) => {
    for (const [resume, message] of [
      // The name has marks that change the direction of text.
      [{ ...photo, name: '\u202Epho\u2067to\u200F.png' }, wrongType('photo.png')],
      [{ ...resumes.pdf, buffer: Buffer.alloc(0) }, emptyFile('resume.pdf')],
      [pdfOfSize(2 * megabyte), tooLarge('resume.pdf', '2 MB', '1 MB')],
    ] as const) {
      await expect(applyPage.resume).toHaveAccessibleDescription(
        new RegExp(`^${RegExp.escape(accepted('1 MB'))}`),
      );
      await applyPage.chooseFile(resume);
      await expect(applyPage.resumeError).toContainText(message);
      await expect(applyPage.resume).toHaveAttribute('aria-invalid', 'true');
      await applyPage.expectDescription(applyPage.resume, message);
      await applyPage.expectFile(undefined);
      await applyPage.chooseFile(resumes.pdf);
      await applyPage.expectFile(resumes.pdf);
      await expect(applyPage.resumeError).toHaveCount(0);
      await expect(applyPage.resume).toHaveAttribute('aria-invalid', 'false');
    }
    await applyPage.chooseFile(pdfOfSize(megabyte));
    await applyPage.expectFile(pdfOfSize(megabyte));
  });
});

test('an applicant can drop one file on the field, and none beside it', async ({ page, applyPage }) => {
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
});

test('the form accepts a file by its name or its type, and warns about a large file', async ({
  applyPage,
}) => {
  const unknownType = 'application/octet-stream';
  for (const resume of [resumes.doc, { ...resumes.docx, name: 'CV.DOCX', mimeType: unknownType }]) {
    await applyPage.chooseFile(resume);
    await applyPage.expectFile(resume);
    await expect(applyPage.resumeError).toHaveCount(0);
  }
  const warning = applyPage.form.getByText(largeFile).first();
  for (const size of [5 * megabyte, 5 * megabyte + 1]) {
    await applyPage.chooseFile(pdfOfSize(size));
    await applyPage.expectFile(pdfOfSize(size));
    await expect(warning).toBeVisible({ visible: size > 5 * megabyte });
  }
});

test('the form adds the extension to the name of a file that has none', async ({ applyPage, newUser }) => {
  await applyPage.fill(newUser);
  for (const [resume, name, extension] of [
    [resumes.docx, 'Resume v2.1', '.docx'],
    [resumes.pdf, '1000012345', '.pdf'],
  ] as const) {
    await applyPage.chooseFile({ ...resume, name });
    await applyPage.expectFile({ ...resume, name: name + extension });
  }
  await applyPage.submitSuccessfully();
  expectStored(newUser, { ...resumes.pdf, name: '1000012345.pdf' });
});

test('an applicant who leaves during the upload is asked to confirm', async ({
  page,
  network,
  applyPage,
  newUser,
}) => {
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
  await link.click({ noWaitAfter: true });
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  await expect(page).toHaveURL('/apply');
  await applyPage.cancelButton.click();
  await expect(applyPage.form).toContainText(cancelled(nothingLost));
  await link.click();
  await expect(page).toHaveURL('/contact');
});
