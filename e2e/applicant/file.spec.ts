import { writeFile } from 'node:fs/promises';
import { listApplications, readResume } from '../stand-in/store.ts';
import { choose, expectFile, expectNoFile, fillWords, openForm } from '../support/fixtures/apply.ts';
import { drop } from '../support/fixtures/drop.ts';
import { DOC, DOCX, PDF, pdfOfSize, type ResumeFile } from '../support/fixtures/resumes.ts';
import { scripts, test as slow } from '../support/fixtures/slow-script.ts';
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
  await drop(page, page.getByLabel('Resume'), [PDF.path]);
  await expectFile(page, PDF);
  await drop(page, page.getByLabel('Resume'), [DOCX.path]);
  await expectFile(page, DOCX);
  await drop(page, page.getByText('Resume', { exact: true }), [PDF.path]);
  await expectFile(page, PDF);
  await drop(page, page.getByLabel('Name'), [DOCX.path]);
  await expectFile(page, PDF);
  await expect(page).toHaveURL('/apply');
  await expect(page.getByLabel('Name')).toHaveValue('Meena');
});

test('of ten files dropped the first that can be a resume is taken, and the form says that nine are not', async ({
  page,
}, testInfo) => {
  const letter = testInfo.outputPath('letter.txt');
  await writeFile(letter, 'Dear reader');
  await openForm(page);
  await drop(page, page.getByLabel('Resume'), [letter, PDF.path, ...Array<string>(8).fill(DOCX.path)]);
  await expectFile(page, PDF);
  const only = 'Only one file can be sent: “resume.pdf” was taken. The other 9 were ignored.';
  await expect(page.getByRole('status').filter({ hasText: only })).toBeVisible();
  await page.getByLabel('Resume').setInputFiles(DOCX.path);
  await expectFile(page, DOCX);
  await expect(page.getByText('Only one file')).toBeHidden();
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

slow(
  'a file chosen before the script comes is kept, and is what is sent',
  async ({ page, siteProxy, servers }) => {
    const resume = pdfOfSize(PDF.bytes.length + 1);
    const release = siteProxy.hold(scripts);
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

/** Above this many bytes a slow connection takes minutes. */
const limit = 5 * 1024 * 1024;

test('a large file has a word of warning, since no limit is set', async ({ page }) => {
  await openForm(page);
  const warning = page.getByText('On a slow connection, sending it takes several minutes.');
  await choose(page, pdfOfSize(limit));
  await expect(page.getByRole('form')).toContainText('5 MB');
  await expect(warning).toBeHidden();
  await choose(page, pdfOfSize(limit + 1));
  await expect(warning).toBeVisible();
});
