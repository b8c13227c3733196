import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Api.ts';
import { goBack } from '../pages/back.ts';

test('a visitor signs up and logs in', async ({ authForm, newUser }) => {
  const { signup, login } = authForm;
  await signup.goto();
  await signup.fillAndSubmit(newUser);
  await signup.expectSuccess();
  await login.expectHydrated();
  await login.fillAndSubmit(newUser);
  await login.expectSuccess();
});

test('the username is trimmed for the check and for the account', async ({ page, authForm, newUser }) => {
  const check = page.waitForRequest((request) => request.url().includes(calls.usernameCheck));
  const create = page.waitForRequest((request) => request.url().endsWith(calls.create));
  await authForm.signup.goto();
  await authForm.signup.fillAndSubmit({ ...newUser, username: `  ${newUser.username} ` });
  expect(new URL((await check).url()).searchParams.get('username')).toBe(newUser.username);
  const { username, fullName, email, password } = newUser;
  expect((await create).postDataJSON()).toEqual({ username, full_name: fullName, email, password });
});

test(
  'a username that is taken creates no account; Back shows what was typed',
  { tag: '@bfcache' },
  async ({ page, api, authForm, newUser, user }) => {
    const { signup } = authForm;
    await signup.goto();
    await signup.fillAndSubmit({ ...newUser, username: user.username });
    await signup.closeDialog('Username already in use, Try unique username or Please login');
    await expect(page).toHaveURL('/login');
    expect(api.requestCount(calls.create)).toBe(0);
    await goBack(page, '/signup');
    await signup.expectKept({ ...newUser, username: user.username }, '');
  },
);

test('a check with another status creates no account, opens no dialog and keeps the focus', async ({
  page,
  api,
  authForm,
  newUser,
}) => {
  const { signup } = authForm;
  await page.clock.install();
  await api.fulfill(calls.usernameCheck, 200, { detail: { status: 'pending', message: '' } });
  const release = await api.delay(calls.usernameCheck);
  await signup.goto();
  await signup.fillAndSubmit(newUser);
  await page.clock.fastForward(10_000);
  await signup.cancelButton.focus();
  release();
  await expect(signup.form.getByRole('status')).toContainText('No account was made');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(signup.submitButton).toBeFocused();
  await signup.expectKept(newUser, newUser.password);
  expect(api.requestCount(calls.create)).toBe(0);
});

// One failure for each message; `unit/failures.test.ts` has all of them.
for (const [call, fault, message] of [
  [calls.usernameCheck, 'no response', 'Unable to check username. Please try again.'],
  [calls.create, 'status 500', 'Signup failed. Email may already be in use.'],
] as const)
  test(`${call} with ${fault} shows the message and keeps what was typed`, async ({
    page,
    api,
    authForm,
    newUser,
  }) => {
    const { signup } = authForm;
    if (fault === 'status 500') await api.fulfill(call, 500);
    else await api.abort(call);
    await signup.goto();
    await signup.fillAndSubmit(newUser);
    await expect(page.getByRole('dialog')).toBeVisible();
    await signup.expectKept(newUser, '');
    await signup.closeDialog(message);
    await expect(page).toHaveURL('/login');
  });

test('an email that is registered already shows that the sign-up failed', async ({
  authForm,
  newUser,
  user,
}) => {
  await authForm.signup.goto();
  await authForm.signup.fillAndSubmit({ ...newUser, email: user.email });
  await authForm.signup.closeDialog('Signup failed. Email may already be in use.');
});
