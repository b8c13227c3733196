import type { Page } from '@playwright/test';
import { TEXT_FIELDS } from '../stand-in/application-fields.ts';
import { listApplications, readResume } from '../stand-in/store.ts';
import {
  choose,
  closeDialog,
  expectFile,
  expectNoFile,
  fillForm,
  noWords,
  openForm,
  words,
  wordsOn,
} from '../support/fixtures/apply.ts';
import { formOn, forms, press } from '../support/fixtures/forms.ts';
import { DOC, PDF } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/fixtures/visit.ts';

// Far from UTC, so that a stamp in local time would show.
test.use({ timezoneId: 'Asia/Kolkata' });

const loaded = '2026-03-04 19:05:09';
const later = '2026-03-04 19:06:00';
const sent = '2026-03-04 19:06:30';

const setTime = (page: Page, stamp: string) => page.clock.setFixedTime(`${stamp.replace(' ', 'T')}Z`);
const date = (page: Page) => page.getByLabel('Date');

test('an application travels from the form into the database, in the fields of the contract and byte for byte', async ({
  page,
  servers,
}) => {
  await setTime(page, loaded);
  await openForm(page);
  const names = await formOn(page, forms.apply).evaluate((element) =>
    element instanceof HTMLFormElement ? [...new FormData(element).keys()] : [],
  );
  expect(names.toSorted()).toEqual([...TEXT_FIELDS, 'resume'].toSorted());
  for (const label of [...Object.keys(words), 'Resume'])
    await expect(page.getByLabel(label)).toHaveAttribute('required');
  await expect(page.getByLabel('Resume')).toHaveAttribute('accept', /^\.pdf,\.doc,\.docx\b/);
  await expect(date(page)).toHaveValue(loaded);
  await expect(date(page)).not.toBeEditable();

  const name = 'Meena by the contract';
  await fillForm(page);
  await page.getByLabel('Name').fill(name);
  await setTime(page, sent);
  await press(page, forms.apply);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(sentences.apply.done);
  const stored = listApplications(servers.api.dataDir).filter((row) => row.name === name);
  expect(stored).toMatchObject([
    {
      qualification: words.Qualification,
      position: words.Position,
      date: loaded,
      fileName: PDF.name,
      fileSize: PDF.bytes.length,
    },
  ]);
  for (const row of stored) expect(readResume(row).equals(PDF.bytes)).toBe(true);

  expect(await wordsOn(page)).toEqual(noWords);
  await expectNoFile(page);
  await expect(date(page)).toHaveValue(sent);
  await expect(page).toHaveURL('/apply');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
});

test('a try that fails loses nothing typed and sets the date again, and a later one arrives', async ({
  page,
  servers,
}) => {
  const name = 'Meena second try';
  const stored = () => listApplications(servers.api.dataDir).filter((row) => row.name === name);
  const text = { ...PDF, bytes: Buffer.from('Not a PDF at all.') };
  await setTime(page, loaded);
  await openForm(page);
  await fillForm(page, text);
  await test.step('the form itself refuses', async () => {
    await page.getByLabel('Name').fill('');
    await setTime(page, later);
    await press(page, forms.apply);
    await expect(page.getByRole('link', { name: 'Enter your name' })).toBeVisible();
    await expect(date(page)).toHaveValue(later);
  });
  await test.step('the server refuses', async () => {
    await page.getByLabel('Name').fill(name);
    await setTime(page, sent);
    await press(page, forms.apply);
    await closeDialog(page, 'alertdialog', sentences.apply.failed);
    await expect(page).toHaveURL('/apply');
    expect(await wordsOn(page)).toEqual(Object.values({ ...words, Name: name }));
    await expectFile(page, text);
    await expect(date(page)).toHaveValue(sent);
    expect(stored()).toEqual([]);
  });
  await choose(page, DOC);
  await press(page, forms.apply);
  await expect(page.getByRole('dialog')).toContainText(sentences.apply.done);
  expect(stored()).toMatchObject([{ fileName: DOC.name, date: sent }]);
  for (const row of stored()) expect(readResume(row).equals(DOC.bytes)).toBe(true);
});
