import { furtherWords } from '../support/fixtures/application-words.ts';
import { expectDialog } from '../support/fixtures/dialogs.ts';
import { type Call, calls } from '../support/fixtures/fault-table.ts';
import {
  expectEmpty,
  fieldOn,
  fillIn,
  formOn,
  forms,
  labelsOf,
  open,
  press,
  submitOf,
} from '../support/fixtures/forms.ts';
import { tabTo } from '../support/fixtures/keyboard.ts';
import { PDF } from '../support/fixtures/resumes.ts';
import { expect, test } from '../support/fixtures/visit.ts';

interface Written {
  readonly call: Call;
  /** What the form asks for when it is left empty, in the order of its fields. */
  readonly asks: readonly string[];
}

const written: Written[] = [
  { call: calls.login, asks: ['Enter your email', 'Enter your password'] },
  {
    call: calls['username check'],
    asks: ['Enter a username', 'Enter your full name', 'Enter your email', 'Enter a password'],
  },
  { call: calls['email check'], asks: ['Enter your email', 'Enter a new password'] },
  {
    call: calls['intern application'],
    asks: [
      'Enter your name',
      'Enter your qualification',
      'Enter the position you want',
      ...Object.keys(furtherWords).map(() => 'Enter '),
      'Choose your resume',
    ],
  },
];

for (const { call, asks } of written) {
  const { form, messages, path } = call;
  const labels = labelsOf(form);

  test(`${form.page} by keyboard alone`, async ({ page, stranger, member }) => {
    const person = form.registered ? member : stranger;
    await page.goto(form.page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (const [label, value] of Object.entries(form.typed(person))) {
      await tabTo(page, fieldOn(page, form, label));
      await page.keyboard.type(value);
    }
    if (form.password) {
      await tabTo(page, fieldOn(page, form, form.password));
      await page.keyboard.type(person.password);
    }
    if (form.file) {
      await tabTo(page, fieldOn(page, form, form.file));
      const chooser = page.waitForEvent('filechooser');
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(PDF.path);
    }
    await tabTo(page, submitOf(page, form));
    await page.keyboard.press('Enter');
    const dialog = await expectDialog(page, messages.answered);
    await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(messages.answered.next ?? form.page);
  });

  test(`${form.page} left empty says what is missing, and leads there`, async ({ page, sent }) => {
    await open(page, form);
    await press(page, form);
    const summary = formOn(page, form).getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toContainText([...asks]);
    for (const [index, label] of labels.entries()) {
      const field = fieldOn(page, form, label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(asks[index] ?? 'nothing'));
      await summary.getByRole('link').nth(index).click();
      await expect(field).toBeFocused();
    }
    expect(sent(path)).toBe(0);
  });

  test(`${form.page} complains on submit, not on the way through`, async ({ page, stranger, member }) => {
    await open(page, form);
    for (const label of labels) await fieldOn(page, form, label).focus();
    await submitOf(page, form).focus();
    await expect(formOn(page, form).getByRole('alert')).toHaveCount(0);
    await press(page, form);
    await expect(formOn(page, form).getByRole('alert')).toBeVisible();
    await fillIn(page, form, form.registered ? member : stranger);
    await press(page, form);
    await expectDialog(page, messages.answered);
    await expect(formOn(page, form).getByRole('alert')).toHaveCount(0);
    await expectEmpty(page, form);
  });
}

for (const form of [forms.login, forms.signup, forms.forgotPassword]) {
  test(`the password on ${form.page} can be shown, hidden and pasted`, async ({ page }) => {
    await open(page, form);
    const email = fieldOn(page, form, 'Email');
    const password = fieldOn(page, form, form.password);
    await email.fill('pasted@example.com');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+C');
    await password.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(password).toHaveValue('pasted@example.com');
    await expect(password).toHaveAttribute('type', 'password');
    await formOn(page, form).getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await formOn(page, form).getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('pasted@example.com');
  });
}

const tokens = [
  { form: forms.login, tokens: { Email: 'username', Password: 'current-password' } },
  { form: forms.signup, tokens: { Username: 'username', Email: 'email', Password: 'new-password' } },
  { form: forms.forgotPassword, tokens: { Email: 'username', 'New password': 'new-password' } },
];

for (const { form, tokens: known } of tokens)
  test(`a password manager knows the fields of ${form.page}`, async ({ page }) => {
    await page.goto(form.page);
    for (const [label, token] of Object.entries(known))
      await expect(fieldOn(page, form, label)).toHaveAttribute('autocomplete', token);
  });
