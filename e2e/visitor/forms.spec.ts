import { furtherWords } from '../support/fixtures/application-words.ts';
import { expectDialog } from '../support/fixtures/dialogs.ts';
import { type Call, calls } from '../support/fixtures/fault-table.ts';
import {
  expectEmpty,
  fieldOn,
  fillIn,
  formOn,
  labelsOf,
  open,
  press,
  submitOf,
} from '../support/fixtures/forms.ts';
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

  test(`${form.page} left empty says what is missing, leads there, and calls wrong what is wrong, no longer`, async ({
    page,
    sent,
    stranger,
    member,
  }) => {
    const summary = formOn(page, form).getByRole('alert');
    const fields = labels.map((label) => fieldOn(page, form, label));
    await open(page, form);
    await test.step('no complaint on the way through', async () => {
      for (const field of fields) await field.focus();
      await submitOf(page, form).focus();
      await expect(summary).toHaveCount(0);
    });
    await test.step('on submit what is missing, with a link to each field', async () => {
      await press(page, form);
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toContainText([...asks]);
      for (const [index, field] of fields.entries()) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(asks[index] ?? 'nothing'));
        await summary.getByRole('link').nth(index).click();
        await expect(field).toBeFocused();
      }
      expect(sent(path)).toBe(0);
    });
    await test.step('an error disappears when its field becomes valid, and the summary with the last one', async () => {
      for (const [index, field] of fields.entries()) {
        if (labels[index] === form.file) await field.setInputFiles(PDF.path);
        else await field.fill(stranger.email);
        await expect(field).not.toHaveAttribute('aria-invalid');
        await expect(field).not.toHaveAccessibleDescription(/Enter|Choose your/);
        await expect(summary.getByRole('listitem')).toHaveCount(fields.length - index - 1);
        if (labels[index] !== form.file) await expect(field).toBeFocused();
      }
      await expect(summary).toHaveCount(0);
    });
    await test.step('filled in it is sent, and no complaint is left', async () => {
      await fillIn(page, form, form.registered ? member : stranger);
      await press(page, form);
      await expectDialog(page, messages.answered);
      await expect(summary).toHaveCount(0);
      await expectEmpty(page, form);
    });
  });
}
