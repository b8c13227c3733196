import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Network.ts';

test('a visitor signs up, and logs in', async ({ page, signupPage, loginPage, newUser }) => {
  const check = page.waitForRequest((request) => request.url().includes(calls.usernameCheck));
  const create = page.waitForRequest((request) => request.url().endsWith(calls.create));
  await signupPage.visitAndSubmit({ ...newUser, username: `\u200B ${newUser.username} \u2060` });
  await signupPage.expectSuccess();
  expect(new URL((await check).url()).searchParams.get('username')).toBe(newUser.username);
  const { username, fullName, email, password } = newUser;
  expect((await create).postDataJSON()).toEqual({ username, full_name: fullName, email, password });
  await loginPage.expectHydrated();
  await loginPage.fillAndSubmit(newUser);
  await loginPage.expectSuccess();
});

test('a name is sent in its composed form, a password as it was typed', async ({
  page,
  signupPage,
  newUser,
}) => {
  // The decomposed forms (NFD), as macOS and some keyboards type them.
  const [name, password] = ['Jose\u0301 ', ' se\u0301same '];
  const create = page.waitForRequest((request) => request.url().endsWith(calls.create));
  await signupPage.visitAndSubmit({ ...newUser, fullName: name, password });
  await signupPage.expectSuccess();
  expect((await create).postDataJSON()).toMatchObject({ full_name: 'Jos\u00e9', password });
});

test('a taken username creates no account', async ({ page, network, signupPage, newUser, user }) => {
  await signupPage.visitAndSubmit({ ...newUser, username: user.username });
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

test('a failed check leads to the login', async ({ page, network, signupPage, newUser }) => {
  await network.abort(calls.usernameCheck);
  await signupPage.visitAndSubmit(newUser);
  await expect(signupPage.dialog).toHaveAccessibleDescription(
    'No account was made. Close opens the login page.',
  );
  await signupPage.expectKept(newUser, '');
  await signupPage.closeDialog('Unable to check username. Please try again.');
  await expect(page).toHaveURL('/login');
});

test('a registered email makes the sign-up fail', async ({ page, signupPage, newUser, user }) => {
  await signupPage.visitAndSubmit({ ...newUser, email: user.email });
  await signupPage.closeDialog('Signup failed. Email may already be in use.');
  await expect(page).toHaveURL('/login');
});
