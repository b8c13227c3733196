import { writeFile } from 'node:fs/promises';
import { choose, expectFile, expectNoFile, openForm } from '../support/fixtures/apply.ts';
import { drop } from '../support/fixtures/drop.ts';
import { DOC, DOCX, PDF, pdfOfSize, type ResumeFile } from '../support/fixtures/resumes.ts';
import { expect, test } from '../support/fixtures/visit.ts';

test('before a file is chosen the form says what it takes, where it goes and how to mail it instead', async ({
  page,
}) => {
  await openForm(page);
  await expect(page.getByRole('main')).toContainText('One form for jobs and internships');
  const resume = page.getByLabel('Resume');
  await expect(resume).toHaveAccessibleDescription(
    /A PDF, DOC or DOCX file\..*phone number or your email address.*mail your resume/,
  );
  await page.getByRole('link', { name: 'What happens to your data' }).click();
  await expect(page.getByRole('heading', { name: 'What happens to your data' })).toBeInViewport();
});

test('a file is chosen, replaced and removed by keyboard and by mouse, and stays when the picker is left', async ({
  page,
}) => {
  await openForm(page);
  const resume = page.getByLabel('Resume');
  const replace = page.getByRole('button', { name: 'Replace' });
  const remove = page.getByRole('button', { name: 'Remove' });
  const picks = async (open: () => Promise<void>, file: ResumeFile) => {
    const chooser = page.waitForEvent('filechooser');
    // Once this is answered, the browser hands the picker over.
    await page.evaluate(() => undefined);
    await open();
    await (await chooser).setFiles(file.path);
    await expectFile(page, file);
  };
  await test.step('by keyboard', async () => {
    await page.getByLabel('Position').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'What happens to your data' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(resume).toBeFocused();
    await picks(() => page.keyboard.press('Enter'), PDF);
    await expect(page.getByRole('form')).toContainText('29 KB');
    await picks(() => replace.press('Enter'), DOC);
    await remove.press('Enter');
    await expectNoFile(page);
    await expect(resume).toBeFocused();
    await picks(() => page.keyboard.press('Space'), DOCX);
    await remove.press('Enter');
  });
  await test.step('by mouse', async () => {
    await picks(() => resume.click(), PDF);
    await picks(() => replace.click(), DOC);
    await resume.setInputFiles([]);
    await expectFile(page, DOC);
    await remove.click();
    await expectNoFile(page);
  });
});

test('a file dropped on the field is chosen, one dropped beside it leaves the page alone, and of ten one is taken', async ({
  page,
}, testInfo) => {
  await openForm(page);
  const resume = page.getByLabel('Resume');
  await page.getByLabel('Name').fill('Meena');
  for (const [target, dropped, taken] of [
    [resume, PDF, PDF],
    [resume, DOCX, DOCX],
    [page.getByText('Resume', { exact: true }), PDF, PDF],
    [page.getByLabel('Name'), DOCX, PDF],
  ] as const) {
    await drop(page, target, [dropped.path]);
    await expectFile(page, taken);
  }
  await expect(page).toHaveURL('/apply');
  await expect(page.getByLabel('Name')).toHaveValue('Meena');

  const letter = testInfo.outputPath('letter.txt');
  await writeFile(letter, 'Dear reader');
  await resume.setInputFiles(DOC.path);
  await drop(page, resume, [letter, PDF.path, ...Array<string>(8).fill(DOCX.path)]);
  await expectFile(page, PDF);
  const only = 'Only one file can be sent: “resume.pdf” was taken. The other 9 were ignored.';
  await expect(page.getByRole('status').filter({ hasText: only })).toBeVisible();
  await resume.setInputFiles(DOCX.path);
  await expectFile(page, DOCX);
  await expect(page.getByText('Only one file')).toBeHidden();
});

/** Above this many bytes a slow connection takes minutes. */
const limit = 5 * 1024 * 1024;

test('a file is accepted by its ending or its kind, and a large one with a word of warning', async ({
  page,
}) => {
  await openForm(page);
  const warning = page.getByText('On a slow connection, sending it takes several minutes.');
  for (const file of [
    { ...DOCX, name: 'CV.DOCX', mime: '' },
    { ...PDF, name: 'my resume' },
    pdfOfSize(limit),
  ]) {
    await choose(page, file);
    await expectFile(page, file);
  }
  await expect(page.getByRole('form')).toContainText('5 MB');
  await expect(warning).toBeHidden();
  await choose(page, pdfOfSize(limit + 1));
  await expect(warning).toBeVisible();
});
