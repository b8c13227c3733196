import type { Page } from '@playwright/test';
import { TEXT_FIELDS } from '../stand-in/application-fields.ts';
import { listApplications, readResume } from '../stand-in/store.ts';
import { furtherWords } from '../support/fixtures/application-words.ts';
import { DOCX, PDF, RESUMES, type ResumeFile } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/test-site.ts';

// Far from UTC, so that a stamp in local time would show.
test.use({ timezoneId: 'Asia/Kolkata' });

const loaded = new Date('2026-03-04T19:05:09Z');
const sent = new Date('2026-03-04T19:06:30Z');

const form = (page: Page) => page.getByRole('form', { name: 'Join our Team' });
const fields = (page: Page) => ({
  name: form(page).getByLabel('Name', { exact: true }),
  qualification: form(page).getByLabel('Qualification'),
  position: form(page).getByLabel('Position'),
  resume: form(page).getByLabel('Resume'),
  date: form(page).getByLabel('Date'),
});

/** Opens the form at a fixed moment and fills it in. */
async function fillIn(page: Page, name: string, file: Pick<ResumeFile, 'name' | 'mime' | 'bytes'>) {
  await page.clock.setFixedTime(loaded);
  await page.goto('/apply');
  const { name: own, qualification, position, resume, date } = fields(page);
  await expect(date).toHaveValue('2026-03-04 19:05:09');
  await own.fill(name);
  await qualification.fill('B.Sc. Mathematics');
  await position.fill('Junior Devops Engineer');
  for (const [label, text] of Object.entries(furtherWords)) await form(page).getByLabel(label).fill(text);
  await resume.setInputFiles({ name: file.name, mimeType: file.mime, buffer: file.bytes });
}

const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit' }).click();

for (const file of RESUMES)
  test(`a real ${file.name} travels from the form into the database, byte for byte`, async ({
    page,
    servers,
  }) => {
    const name = `Meena ${file.name}`;
    await fillIn(page, name, file);
    await page.clock.setFixedTime(sent);
    await submit(page);

    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(sentences.apply.done);
    const stored = listApplications(servers.api.dataDir).filter((row) => row.name === name);
    expect(stored).toMatchObject([
      {
        qualification: 'B.Sc. Mathematics',
        position: 'Junior Devops Engineer',
        date: '2026-03-04 19:05:09',
        fileName: file.name,
        fileSize: file.bytes.length,
      },
    ]);
    for (const row of stored) expect(readResume(row).equals(file.bytes)).toBe(true);

    const { date, ...emptied } = fields(page);
    for (const field of Object.values(emptied)) await expect(field).toHaveValue('');
    await expect(date).toHaveValue('2026-03-04 19:06:30');
    await expect(page).toHaveURL('/apply');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/');
  });

test('what is sent has exactly the fields of the contract', async ({ page }) => {
  await fillIn(page, 'Meena', PDF);
  const names = await form(page).evaluate((element) =>
    element instanceof HTMLFormElement ? [...new FormData(element).keys()] : [],
  );
  expect(names.toSorted()).toEqual([...TEXT_FIELDS, 'resume'].toSorted());
  const { resume, date } = fields(page);
  await expect(resume).toHaveAttribute('accept', /^\.pdf,\.doc,\.docx\b/);
  await expect(date).not.toBeEditable();
  for (const field of [fields(page).name, fields(page).qualification, fields(page).position, resume])
    await expect(field).toHaveAttribute('required');
});

test('the date is set again after each submit, one that the form itself refused included', async ({
  page,
}) => {
  await fillIn(page, '', PDF);
  await page.clock.setFixedTime(sent);
  await submit(page);
  await expect(form(page).getByRole('link', { name: 'Enter your name' })).toBeVisible();
  await expect(fields(page).date).toHaveValue('2026-03-04 19:06:30');
  await page.clock.setFixedTime('2026-03-04T19:07:00Z');
  await submit(page);
  await expect(fields(page).date).toHaveValue('2026-03-04 19:07:00');
});

test('when the server refuses, an alert says so, nothing typed is lost, and a second try arrives', async ({
  page,
  servers,
}) => {
  const name = 'Meena second try';
  const text = { name: 'resume.pdf', mime: 'application/pdf', bytes: Buffer.from('Not a PDF at all.') };
  await fillIn(page, name, text);
  await page.clock.setFixedTime(sent);
  await submit(page);

  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(sentences.apply.failed);
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toBeHidden();
  await expect(page).toHaveURL('/apply');
  const { name: own, qualification, position, resume, date } = fields(page);
  await expect(own).toHaveValue(name);
  await expect(qualification).toHaveValue('B.Sc. Mathematics');
  await expect(position).toHaveValue('Junior Devops Engineer');
  await expect(resume).toHaveValue(/resume\.pdf$/);
  await expect(date).toHaveValue('2026-03-04 19:06:30');
  expect(listApplications(servers.api.dataDir).filter((row) => row.name === name)).toEqual([]);

  await resume.setInputFiles(DOCX.path);
  await submit(page);
  await expect(page.getByRole('dialog')).toContainText(sentences.apply.done);
  const [stored] = listApplications(servers.api.dataDir).filter((row) => row.name === name);
  expect(stored).toMatchObject({ fileName: DOCX.name, date: '2026-03-04 19:06:30' });
});
