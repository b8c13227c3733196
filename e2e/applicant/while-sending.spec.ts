import { calls } from '../support/fixtures/fault-table.ts';
import { expectFile, fillForm, openForm, submit, words } from '../support/fixtures/apply.ts';
import { expectDialog } from '../support/fixtures/dialogs.ts';
import { drop } from '../support/fixtures/drop.ts';
import { fieldOn, fillIn, forms, open, press } from '../support/fixtures/forms.ts';
import { DOCX, PDF } from '../support/fixtures/resumes.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const { path, messages } = calls['intern application'];

test('while it is sent, every field can be reached and read, and none can be changed', async ({
  page,
  faultProxy,
}) => {
  await openForm(page);
  await fillForm(page);
  const answer = faultProxy.hold(path);
  await submit(page);
  await expect.poll(() => faultProxy.calls(path)).toBe(1);
  for (const [label, text] of Object.entries(words)) {
    const field = page.getByLabel(label);
    await field.focus();
    await expect(field).toBeFocused();
    await expect(field).not.toBeEditable();
    await page.keyboard.type('more');
    await expect(field).toHaveValue(text);
  }

  const pickers: unknown[] = [];
  page.on('filechooser', (picker) => pickers.push(picker));
  const resume = page.getByLabel('Resume');
  await resume.focus();
  await expect(resume).toBeFocused();
  await expect(resume).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await resume.click({ position: { x: 2, y: 2 }, force: true });
  await page.getByRole('button', { name: 'Replace' }).click({ force: true });
  await page.getByRole('button', { name: 'Remove' }).click({ force: true });
  await drop(page, resume, [DOCX.path]);
  await resume.setInputFiles(DOCX.path);
  await expectFile(page, PDF);
  expect(pickers).toEqual([]);
  answer();
  await expectDialog(page, messages.answered);
});

test('after a Cancel everything can be changed again', async ({ page, faultProxy }) => {
  await openForm(page);
  await fillForm(page);
  faultProxy.hold(path);
  await submit(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Name').fill('Somebody else');
  await page.getByLabel('Resume').setInputFiles(DOCX.path);
  await expectFile(page, DOCX);
});

for (const form of [forms.login, forms.signup, forms.forgotPassword])
  test(`${form.page} can not be changed while it is sent`, async ({ page, faultProxy, stranger }) => {
    faultProxy.hold('/user_auth/*');
    await open(page, form);
    await fillIn(page, form, stranger);
    await press(page, form);
    for (const label of [...Object.keys(form.typed(stranger)), form.password])
      await expect(fieldOn(page, form, label)).not.toBeEditable();
  });
