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
  await reset.send({ ...renewed, email: ` ${user.email.toUpperCase()} ` });
  await reset.expectSuccess();
  expect(new URL((await check).url()).searchParams.get('email')).toBe(user.email);
  expect((await set).postDataJSON()).toEqual({ email: user.email, password: renewed.password });
  await login.expectHydrated();
  await login.send(renewed);
  await login.expectSuccess();
});

test('an email that is not registered leads to the sign-up', async ({ page, api, authForm, newUser }) => {
  await authForm.reset.goto();
  await authForm.reset.send(newUser);
  await authForm.reset.closeDialog('Email not Registered Please Sign up');
  await expect(page).toHaveURL('/Signup');
  expect(api.requests(calls.setPassword)).toBe(0);
});

const registered = { detail: { status: 'error', message: 'Email is already registered' } };
const unexpected = 'Unexpected server response.';
const unchecked = 'Failed to check email availability.';
const failed = 'Something went wrong while resetting the password.';

for (const [name, call, status, body, message] of [
  ['another error', calls.emailCheck, 200, { detail: { status: 'error', message: 'Moving' } }, unexpected],
  ['another status', calls.emailCheck, 200, { detail: { ...registered.detail, status: 'new' } }, unexpected],
  ['bad JSON', calls.emailCheck, 200, 'OK', unexpected],
  ['status 500', calls.emailCheck, 500, {}, unchecked],
  ['no response', calls.emailCheck, undefined, {}, unchecked],
  ['status 500', calls.setPassword, 500, {}, failed],
  ['no response', calls.setPassword, undefined, {}, failed],
] as const)
  test(`${call} with ${name} shows the message and keeps the email`, async ({
    page,
    api,
    authForm,
    user,
  }) => {
    const { reset } = authForm;
    if (status === undefined) await api.abort(call);
    else await api.respond(call, status, body);
    await reset.goto();
    await reset.send(user);
    await reset.closeDialog(message, 'alertdialog');
    await expect(page).toHaveURL('/forgotpassword');
    await reset.expectKept(user);
    if (call === calls.emailCheck) expect(api.requests(calls.setPassword)).toBe(0);
  });

test('a response that is cut off counts as success, since it is not read', async ({
  page,
  authForm,
  user,
}) => {
  await authForm.reset.goto();
  await page.setExtraHTTPHeaders({ 'x-test-fault': 'cut set-password' });
  await authForm.reset.send(user);
  await authForm.reset.expectSuccess();
});
