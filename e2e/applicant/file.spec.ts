import { choose, expectFile, openForm } from '../support/fixtures/apply.ts';
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

test('a file is chosen by keyboard and by mouse, and another one in its place', async ({ page }) => {
  await openForm(page);
  const resume = page.getByLabel('Resume');
  const picks = async (open: () => Promise<void>, file: ResumeFile) => {
    const chooser = page.waitForEvent('filechooser');
    // Once this is answered, the browser hands the picker over.
    await page.evaluate(() => undefined);
    await open();
    await (await chooser).setFiles(file.path);
    await expectFile(page, file);
  };
  await page.getByLabel('Position').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'What happens to your data' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(resume).toBeFocused();
  await picks(() => page.keyboard.press('Enter'), PDF);
  await picks(() => page.keyboard.press('Space'), DOCX);
  await picks(() => resume.click(), DOC);
});

test('a file dropped on the field is chosen', async ({ page }) => {
  await openForm(page);
  const resume = page.getByLabel('Resume');
  await resume.scrollIntoViewIfNeeded();
  const box = await resume.boundingBox();
  if (!box) throw new Error('The field is not visible');
  const client = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [DOCX.path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, ...at, data });
  await expectFile(page, DOCX);
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
  await expect(warning).toBeHidden();
  await choose(page, pdfOfSize(limit + 1));
  await expect(warning).toBeVisible();
});
