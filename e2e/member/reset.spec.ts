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

// Each other failure is in `unit/outcomes.test.ts`.
test('a failed reset shows its message and keeps the email', async ({ page, network, resetPage, user }) => {
  await network.fulfill(calls.emailCheck, 500);
  await resetPage.visitAndSubmit(user);
  await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription(
    'No password was changed. Type your password again.',
  );
  await resetPage.closeDialog('Failed to check email availability.', 'alertdialog');
  await expect(page).toHaveURL('/forgotpassword');
  await resetPage.expectKept(user, '');
  expect(network.requestCount(calls.setPassword)).toBe(0);
});
