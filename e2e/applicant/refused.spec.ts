import { MAX_RESUME_BYTES } from '../stand-in/resume.ts';
import { listApplications, readResume } from '../stand-in/store.ts';
import {
  choose,
  closeDialog,
  expectFile,
  fillForm,
  openForm,
  words,
  wordsOn,
} from '../support/fixtures/apply.ts';
import { forms, press } from '../support/fixtures/forms.ts';
import { DOC, DOCX, PDF, pdfOfSize } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/fixtures/visit.ts';

test('what is refused is named at its field, each try sets the date, and the last one arrives', async ({
  page,
  servers,
}) => {
  const typed = { ...words, Name: 'Meena at last' };
  const name = page.getByLabel('Name');
  const qualification = page.getByLabel('Qualification');
  const resume = page.getByLabel('Resume');
  const date = page.getByLabel('Date');
  const stored = () => listApplications(servers.api.dataDir).filter((row) => row.name === typed.Name);
  const refused = async () => {
    await press(page, forms.apply);
    await closeDialog(page, 'alertdialog', sentences.apply.failed);
    await expect(page).toHaveURL('/apply');
    expect(stored()).toEqual([]);
  };
  await openForm(page);
  await fillForm(page);
  await test.step('a missing word, by the form itself', async () => {
    await name.fill('');
    await page.clock.setFixedTime('2026-03-04T19:06:00Z');
    await press(page, forms.apply);
    await expect(page.getByRole('link', { name: 'Enter your name' })).toBeVisible();
    await expect(date).toHaveValue('2026-03-04 19:06:00');
    await name.fill(typed.Name);
  });
  await page.clock.setFixedTime('2026-03-04T19:06:30Z');
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
      expect(await wordsOn(page)).toEqual(Object.values(typed));
      await expectFile(page, file);
      await expect(date).toHaveValue('2026-03-04 19:06:30');
      await choose(page, DOCX);
      await expectFile(page, DOCX);
      await expect(resume).not.toHaveAccessibleDescription(/refused/);
    });
  await test.step('a word', async () => {
    await qualification.fill('x'.repeat(1001));
    await refused();
    await expect(qualification).toHaveAccessibleDescription(/Qualification: the server did not accept this/);
    await expect(resume).not.toHaveAccessibleDescription(/refused/);
    await qualification.fill(typed.Qualification);
  });
  await test.step('a date, which is blamed on no field', async () => {
    await date.evaluate((input) => Reflect.set(input, 'value', 'yesterday'));
    await refused();
    await expect(page.getByText('Everything you filled in is still here.')).toBeVisible();
    await expect(page.getByRole('form').locator('[aria-invalid]')).toHaveCount(0);
  });
  await choose(page, DOC);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toContainText(sentences.apply.done);
  expect(stored()).toMatchObject([{ fileName: DOC.name, date: '2026-03-04 19:06:30' }]);
  for (const row of stored()) expect(readResume(row).equals(DOC.bytes)).toBe(true);
});
