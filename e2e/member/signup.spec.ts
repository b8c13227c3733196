import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Api.ts';

test('a visitor signs up, the username with invisible characters around it, and logs in', async ({
  page,
  signupPage,
  loginPage,
  newUser,
}) => {
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

test('a username that is taken creates no account and leads to the login', async ({
  page,
  api,
  signupPage,
  newUser,
  user,
}) => {
  await signupPage.visitAndSubmit({ ...newUser, username: user.username });
  await signupPage.closeDialog('Username already in use, Try unique username or Please login');
  await expect(page).toHaveURL('/login');
  expect(api.requestCount(calls.create)).toBe(0);
});

test('a check with another status creates no account and opens no dialog', async ({
  api,
  signupPage,
  newUser,
}) => {
  await api.fulfill(calls.usernameCheck, 200, { detail: { status: 'pending', message: '' } });
  await signupPage.visitAndSubmit(newUser);
  await expect(signupPage.form.getByRole('status')).toContainText('No account was made');
  await expect(signupPage.dialog).toHaveCount(0);
  await expect(signupPage.submitButton).toBeFocused();
  await signupPage.expectKept(newUser, newUser.password);
  expect(api.requestCount(calls.create)).toBe(0);
});

for (const body of [undefined, null, [], { detail: null }])
  test(`a check with the response ${JSON.stringify(body)} explains that no account was made, and leads to the login`, async ({
    page,
    api,
    signupPage,
    newUser,
  }) => {
    if (body === undefined) await api.abort(calls.usernameCheck);
    else await api.fulfill(calls.usernameCheck, 200, body);
    await signupPage.visitAndSubmit(newUser);
    await expect(signupPage.dialog).toHaveAccessibleDescription('No account was made.');
    await signupPage.expectKept(newUser, '');
    await signupPage.closeDialog('Unable to check username. Please try again.');
    await expect(page).toHaveURL('/login');
    expect(api.requestCount(calls.usernameCheck)).toBe(1);
    expect(api.requestCount(calls.create)).toBe(0);
  });

test('an email that is registered already makes the sign-up fail', async ({
  page,
  signupPage,
  newUser,
  user,
}) => {
  await signupPage.visitAndSubmit({ ...newUser, email: user.email });
  await signupPage.closeDialog('Signup failed. Email may already be in use.');
  await expect(page).toHaveURL('/login');
});
