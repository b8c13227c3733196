import { TEXT_FIELDS } from '../stand-in/application-fields.ts';
import { listApplications, readResume } from '../stand-in/store.ts';
import { furtherTexts } from '../support/fixtures/application-words.ts';
import { expectNoFile, fillForm, noWords, openForm, words, wordsOn } from '../support/fixtures/apply.ts';
import { formOn, forms, press } from '../support/fixtures/forms.ts';
import { PDF } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/fixtures/visit.ts';

// Far from UTC, so that a stamp in local time would show.
test.use({ timezoneId: 'Asia/Kolkata' });

test('an application travels from the form into the database, in the fields of the contract and byte for byte', async ({
  page,
  servers,
}) => {
  await page.clock.setFixedTime('2026-03-04T19:05:09Z');
  await openForm(page);
  const date = page.getByLabel('Date');
  const names = await formOn(page, forms.apply).evaluate((element) =>
    element instanceof HTMLFormElement ? [...new FormData(element).keys()] : [],
  );
  expect(names.toSorted()).toEqual([...TEXT_FIELDS, 'resume'].toSorted());
  for (const label of [...Object.keys(words), 'Resume'])
    await expect(page.getByLabel(label)).toHaveAttribute('required');
  await expect(page.getByLabel('Resume')).toHaveAttribute('accept', /^\.pdf,\.doc,\.docx\b/);
  await expect(date).toHaveValue('2026-03-04 19:05:09');
  await expect(date).not.toBeEditable();

  const name = 'Meena by the contract';
  await fillForm(page);
  await page.getByLabel('Name').fill(name);
  await page.clock.setFixedTime('2026-03-04T19:06:30Z');
  await press(page, forms.apply);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(sentences.apply.done);
  const stored = listApplications(servers.api.dataDir).filter((row) => row.name === name);
  expect(stored).toMatchObject([
    {
      qualification: words.Qualification,
      position: words.Position,
      ...furtherTexts,
      date: '2026-03-04 19:05:09',
      fileName: PDF.name,
      fileSize: PDF.bytes.length,
    },
  ]);
  for (const row of stored) expect(readResume(row).equals(PDF.bytes)).toBe(true);

  expect(await wordsOn(page)).toEqual(noWords);
  await expectNoFile(page);
  await expect(date).toHaveValue('2026-03-04 19:06:30');
  await expect(page).toHaveURL('/apply');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/');
  await openForm(page);
  expect(await wordsOn(page), 'after coming back').toEqual(noWords);
  await expectNoFile(page);
});
