import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { applicationFields } from '../../src/fields/application.ts';
import type { FieldSpec } from '../../src/fields/field-table.ts';
import { unreadable, wrongType } from '../../src/messages/apply.ts';
import { expect, test } from '../fixtures.ts';
import { photo, resumes } from '../support/resumes/resumes.ts';
import { expectStored } from '../support/stored-applications.ts';

test.beforeEach(({ applyPage }) => applyPage.goto());

/** Delays reading the first file until `finish` is called. */
const readSlowly = (page: Page) =>
  page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let reads = 0;
    Blob.prototype.arrayBuffer = async function () {
      if (reads++ > 0) return new Response(this).arrayBuffer();
      await promise;
      // A later task runs after the page has reacted.
      setTimeout(() => Reflect.set(window, 'isRead', true));
      return new ArrayBuffer(this.size);
    };
    Reflect.set(window, 'finish', resolve);
  });

test('a slow file does not replace a file that the applicant chose later', async ({ page, applyPage }) => {
  await readSlowly(page);
  await applyPage.chooseFile(resumes.pdf);
  await applyPage.chooseFile(resumes.docx);
  await applyPage.expectFile(resumes.docx);
  await page.evaluate(() => Reflect.get(window, 'finish')());
  await page.waitForFunction(() => Reflect.get(window, 'isRead'));
  await applyPage.expectFile(resumes.docx);
});

test('an applicant who removes the file sees that a resume is missing, until a new file is chosen', async ({
  page,
  applyPage,
}) => {
  const { required = '' }: FieldSpec = applicationFields.resume;
  await readSlowly(page);
  await applyPage.submitButton.press('Enter');
  await applyPage.chooseFile(photo);
  await expect(applyPage.resumeError).toHaveText(wrongType('photo.png'));
  await applyPage.resume.setInputFiles([]);
  await expect(applyPage.resumeError).toHaveText(required);
  await applyPage.chooseFile(resumes.pdf);
  await expect(applyPage.resumeError).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'finish')());
  await expect(applyPage.errorSummary).not.toContainText(required);
  await expect(applyPage.resumeError).toHaveCount(0);
});

test('an applicant sees that a file cannot be read', async ({ page, applyPage }) => {
  // A phone may list a file that is only in cloud storage.
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await applyPage.chooseFile(resumes.pdf);
  await applyPage.expectDescription(applyPage.resume, unreadable('resume.pdf'));
  await applyPage.expectFile(undefined);
});

// Chromium cannot send a file that was deleted after it was chosen. Firefox keeps the file open.
test('a file that disappears is sent from memory @chromium', async ({ applyPage, newUser }) => {
  // Without a locale, Chromium cannot open a path with letters beyond ASCII, and the project may be in such a folder.
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  const path = join(folder, 'resume.pdf');
  await copyFile(join(import.meta.dirname, '../support/resumes/resume.pdf'), path);
  await applyPage.fill(newUser, resumes.docx);
  await applyPage.resume.evaluate((input) => {
    input.addEventListener('change', () => Reflect.set(window, 'last', Reflect.get(input, 'files')[0]));
  });
  await applyPage.resume.setInputFiles(path);
  const isCopy = (input: Element) => Reflect.get(input, 'files')[0] !== Reflect.get(window, 'last');
  await expect.poll(() => applyPage.resume.evaluate(isCopy)).toBe(true);
  await rm(folder, { recursive: true });
  await applyPage.submitSuccessfully();
  expectStored(newUser);
});
