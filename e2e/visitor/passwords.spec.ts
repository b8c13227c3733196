import { expect, test } from '../fixtures.ts';
import { goBack } from '../pages/back.ts';

const autocomplete = {
  login: { Email: 'username', Password: 'current-password' },
  signup: { Username: 'username', Email: 'email', Password: 'new-password' },
  reset: { Email: 'username', 'New password': 'new-password' },
} as const;

for (const name of ['login', 'signup', 'reset'] as const)
  test(`the password of the ${name} form can be shown, hidden and pasted; password managers know the fields`, async ({
    page,
    authForm,
  }) => {
    const form = authForm[name];
    const password = form.field(form.description.password ?? '');
    await form.goto();
    await form.field('Email').fill('pasted@example.com');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+C');
    await password.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(password).toHaveValue('pasted@example.com');
    await expect(password).toHaveAttribute('type', 'password');
    const toggle = form.form.getByRole('button', { name: /^(Show|Hide) password$/ });
    await toggle.click();
    await expect(password).toHaveAttribute('type', 'text');
    await toggle.click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('pasted@example.com');
    for (const [label, token] of Object.entries(autocomplete[name]))
      await expect(form.field(label)).toHaveAttribute('autocomplete', token);

    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [field, button] = [await password.boundingBox(), await toggle.boundingBox()];
      if (!field || !button) throw new Error(`Not visible at ${width} px`);
      expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
      expect(button.x + button.width).toBeLessThanOrEqual(field.x + field.width);
      expect(button.y).toBeGreaterThanOrEqual(field.y);
    }
  });

test('a shown password is hidden when the form is sent, and stays hidden after a failure', async ({
  api,
  authForm,
  newUser,
}) => {
  const { login } = authForm;
  const password = login.field('Password');
  await login.goto();
  await login.fill(newUser);
  await login.form.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  const release = await api.delay(login.description.call);
  await login.submit();
  await expect(login.submitButton).toHaveAttribute('aria-busy', 'true');
  await expect(password).toHaveAttribute('type', 'password');
  release();
  await login.closeDialog('Invalid email or password');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(login.form.getByRole('button', { name: 'Show password' })).toBeVisible();
});

test(
  'a shown password is hidden on a return to the page',
  { tag: '@bfcache' },
  async ({ page, authForm, newUser }) => {
    const { login } = authForm;
    const password = login.field('Password');
    await login.goto();
    await login.fill(newUser);
    await login.form.getByRole('button', { name: 'Show password' }).click();
    await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
    await expect(page).toHaveURL('/contact');
    await goBack(page, '/login');
    // Only the back/forward cache keeps a password.
    await expect(password).toHaveValue(newUser.password);
    await expect(password).toHaveAttribute('type', 'password');
  },
);
