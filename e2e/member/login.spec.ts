import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Network.ts';

test('a user logs in, is welcomed, goes home and sees Signout', async ({ page, loginPage, user, header }) => {
  await loginPage.visitAndSubmit(user);
  await expect(loginPage.dialog).toBeVisible();
  await loginPage.expectEmpty();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(user.id);
  await loginPage.expectSuccess();
  await expect(header.signout).toBeVisible();
  await expect(header.login).toBeHidden();
});

/** Without a response, and with one. Each other failure is in `unit/outcomes.test.ts`. */
const failures = [
  [undefined, 'Network error. Please check your connection.'],
  [401, 'Invalid email or password'],
] as const;

test('a failed login shows why, and keeps the email', async ({ page, network, loginPage, newUser }) => {
  await loginPage.goto();
  for (const [status, message] of failures)
    await test.step(`${status ?? 'no response'}`, async () => {
      if (status === undefined) await network.abort(calls.login);
      else await network.fulfill(calls.login, status);
      await loginPage.fillAndSubmit(newUser);
      await loginPage.closeDialog(message);
      await expect(loginPage.form).toContainText(message);
      await expect(page).toHaveURL('/login');
      await expect(loginPage.submitButton).toBeFocused();
      await loginPage.expectKept(newUser, '');
      await expect(loginPage.field('Password')).toHaveAccessibleDescription(message);
      expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
    });
});

test('a long message is shown once, above Close', async ({ page, network, loginPage, newUser }) => {
  await page.setViewportSize({ width: 320, height: 180 });
  const detail = `Locked, ${'very long '.repeat(300)}`;
  await network.fulfill(calls.login, 403, { detail });
  await loginPage.visitAndSubmit(newUser);
  const { dialog } = loginPage;
  await expect(dialog).toContainText('very long');
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expect(loginPage.closeButton).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expect(loginPage.closeButton).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('very long')).toHaveCount(1);
  await loginPage.form.evaluate((form) => form instanceof HTMLFormElement && form.requestSubmit());
  await loginPage.closeDialog(detail.trim());
  expect(network.requestCount(calls.login)).toBe(1);
});

test('the login page shows only a signed-in user that no login is needed', async ({ page, header, user }) => {
  const note = page.getByText('You are already logged in.');
  await page.goto('/login');
  await expect(note).toBeHidden();
  await header.gotoSignedIn('/login', user);
  await expect(note).toBeVisible();
});
