import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Network.ts';

test('a user sets a new password, and logs in with it', async ({ page, resetPage, loginPage, user }) => {
  const renewed = { ...user, password: 'Salt & pepper 8' };
  const check = page.waitForRequest((request) => request.url().includes(calls.emailCheck));
  const set = page.waitForRequest((request) => request.url().endsWith(calls.setPassword));
  await resetPage.visitAndSubmit({ ...renewed, email: ` ${user.email.toUpperCase()} ` });
  await resetPage.expectSuccess();
  expect(new URL((await check).url()).searchParams.get('email')).toBe(user.email);
  expect((await set).postDataJSON()).toEqual({ email: user.email, password: renewed.password });
  await loginPage.expectHydrated();
  await loginPage.fillAndSubmit(renewed);
  await loginPage.expectSuccess();
});

test('an unregistered email leads to the sign-up', async ({ page, network, resetPage, newUser }) => {
  await resetPage.visitAndSubmit(newUser);
  await resetPage.closeDialog('Email not Registered Please Sign up');
  await expect(page).toHaveURL('/Signup');
  expect(network.requestCount(calls.setPassword)).toBe(0);
});

/** The last one is the only one that sets a password. */
const failures = [
  [calls.emailCheck, 200, { detail: { status: 'error', message: 'Moving' } }, 'Unexpected server response.'],
  [calls.emailCheck, 200, '<h1>Moved</h1>', 'Unexpected server response.'],
  [calls.emailCheck, 200, null, 'Unexpected server response.'],
  [calls.emailCheck, 200, { detail: null }, 'Unexpected server response.'],
  [calls.emailCheck, 500, {}, 'Failed to check email availability.'],
  [calls.setPassword, 500, {}, 'Something went wrong while resetting the password.'],
] as const;

test('a failed reset shows its message and keeps the email', async ({ page, network, resetPage, user }) => {
  await resetPage.goto();
  for (const [call, status, body, message] of failures)
    await test.step(`${call} with ${status} ${JSON.stringify(body)}`, async () => {
      await network.unroute();
      await network.fulfill(call, status, body);
      await resetPage.fillAndSubmit(user);
      const unchanged = call === calls.emailCheck ? 'No password was changed. ' : '';
      const description = `${unchanged}Type your password again.`;
      await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(description);
      await resetPage.closeDialog(message, 'alertdialog');
      await expect(page).toHaveURL('/forgotpassword');
      await resetPage.expectKept(user, '');
      expect(network.requestCount(calls.setPassword)).toBe(call === calls.setPassword ? 1 : 0);
    });
});
