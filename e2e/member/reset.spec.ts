import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Api.ts';

test('a user sets a new password, the email in capitals, and logs in with it', async ({
  page,
  authForm,
  user,
}) => {
  const { reset, login } = authForm;
  const renewed = { ...user, password: 'Salt & pepper 8' };
  const check = page.waitForRequest((request) => request.url().includes(calls.emailCheck));
  const set = page.waitForRequest((request) => request.url().endsWith(calls.setPassword));
  await reset.goto();
  await reset.fillAndSubmit({ ...renewed, email: ` ${user.email.toUpperCase()} ` });
  await reset.expectSuccess();
  expect(new URL((await check).url()).searchParams.get('email')).toBe(user.email);
  expect((await set).postDataJSON()).toEqual({ email: user.email, password: renewed.password });
  await login.expectHydrated();
  await login.fillAndSubmit(renewed);
  await login.expectSuccess();
});

test('an email that is not registered leads to the sign-up', async ({ page, api, authForm, newUser }) => {
  await authForm.reset.goto();
  await authForm.reset.fillAndSubmit(newUser);
  await authForm.reset.closeDialog('Email not Registered Please Sign up');
  await expect(page).toHaveURL('/Signup');
  expect(api.requestCount(calls.setPassword)).toBe(0);
});

/** One response for each message; `unit/failures.test.ts` and `unit/responses.test.ts` have all of them. */
for (const [name, call, status, body, message] of [
  [
    'another error',
    calls.emailCheck,
    200,
    { detail: { status: 'error', message: 'Moving' } },
    'Unexpected server response.',
  ],
  ['no response', calls.emailCheck, undefined, {}, 'Failed to check email availability.'],
  ['status 500', calls.setPassword, 500, {}, 'Something went wrong while resetting the password.'],
] as const)
  test(`${call} with ${name} shows the message and keeps the email`, async ({
    page,
    api,
    authForm,
    user,
  }) => {
    const { reset } = authForm;
    if (status === undefined) await api.abort(call);
    else await api.fulfill(call, status, body);
    await reset.goto();
    await reset.fillAndSubmit(user);
    await reset.closeDialog(message, 'alertdialog');
    await expect(page).toHaveURL('/forgotpassword');
    await reset.expectKept(user, '');
    if (call === calls.emailCheck) expect(api.requestCount(calls.setPassword)).toBe(0);
  });

test('a response that is cut off counts as success, since it is not read', async ({
  page,
  authForm,
  user,
}) => {
  await authForm.reset.goto();
  await page.setExtraHTTPHeaders({ 'x-test-fault': 'cut set-password' });
  await authForm.reset.fillAndSubmit(user);
  await authForm.reset.expectSuccess();
});
