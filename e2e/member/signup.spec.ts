import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Network.ts';

test('a visitor signs up, and logs in', async ({ page, signupPage, loginPage, newUser }) => {
  // Decomposed letters (NFD), as macOS and some keyboards type them: a name is sent composed, a password as it was typed.
  const visitor = { ...newUser, fullName: 'Jose\u0301 ', password: ' se\u0301same ' };
  const check = page.waitForRequest((request) => request.url().includes(calls.usernameCheck));
  const create = page.waitForRequest((request) => request.url().endsWith(calls.create));
  await signupPage.visitAndSubmit({ ...visitor, username: `\u200B ${newUser.username} \u2060` });
  await signupPage.expectSuccess();
  expect(new URL((await check).url()).searchParams.get('username')).toBe(newUser.username);
  const { username, email, password } = visitor;
  expect((await create).postDataJSON()).toEqual({ username, full_name: 'Jos\u00e9', email, password });
  await loginPage.expectHydrated();
  await loginPage.fillAndSubmit(visitor);
  await loginPage.expectSuccess();
});

test('a taken username creates no account', async ({ page, network, signupPage, newUser, user }) => {
  await signupPage.visitAndSubmit({ ...newUser, username: user.username });
  await expect(signupPage.dialog).toHaveAccessibleDescription('Close opens the login page.');
  await signupPage.closeDialog('Username already in use, Try unique username or Please login');
  await expect(page).toHaveURL('/login');
  expect(network.requestCount(calls.create)).toBe(0);
});

test('a check with an unknown status creates no account', async ({ network, signupPage, newUser }) => {
  await network.fulfill(calls.usernameCheck, 200, { detail: { status: 'pending', message: '' } });
  await signupPage.visitAndSubmit(newUser);
  await expect(signupPage.form.getByText('No account was made').first()).toBeVisible();
  await expect(signupPage.dialog).toHaveCount(0);
  await expect(signupPage.submitButton).toBeFocused();
  await signupPage.expectKept(newUser, newUser.password);
  expect(network.requestCount(calls.create)).toBe(0);
});
