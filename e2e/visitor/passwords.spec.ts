import { fieldOn, formOn, forms, open } from '../support/fixtures/forms.ts';
import { expect, test } from '../support/fixtures/visit.ts';

/** What a password manager reads of the fields of a form, by label. */
const tokens = [
  { form: forms.login, known: { Email: 'username', Password: 'current-password' } },
  { form: forms.signup, known: { Username: 'username', Email: 'email', Password: 'new-password' } },
  { form: forms.forgotPassword, known: { Email: 'username', 'New password': 'new-password' } },
];

/** The narrowest phone, and a desk. */
const widths = [320, 1280];

for (const { form, known } of tokens)
  test(`the password on ${form.page} can be shown from inside its field, hidden and pasted, and a password manager knows it`, async ({
    page,
  }) => {
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
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const field = await password.boundingBox();
      const button = await formOn(page, form).getByRole('button', { name: 'Show password' }).boundingBox();
      if (!field || !button) throw new Error(`Field or button is not shown at ${width} px`);
      expect(Math.min(button.width, button.height), `${width} px`).toBeGreaterThanOrEqual(44);
      expect(button.x, `${width} px`).toBeGreaterThan(field.x + field.width / 2);
      expect(button.x + button.width, `${width} px`).toBeLessThanOrEqual(field.x + field.width);
      expect(button.y, `${width} px`).toBeGreaterThanOrEqual(field.y);
      expect(button.y + button.height, `${width} px`).toBeLessThanOrEqual(field.y + field.height);
    }
    for (const [label, token] of Object.entries(known))
      await expect(fieldOn(page, form, label)).toHaveAttribute('autocomplete', token);
  });
