import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Api.ts';

const invalid = 'Invalid email or password';

test('a user logs in, is welcomed, goes home and sees Signout', async ({ page, authForm, user, header }) => {
  const { login } = authForm;
  await login.goto();
  await login.fillAndSubmit(user);
  await expect(page.getByRole('dialog')).toBeVisible();
  await login.expectEmpty();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(user.id);
  await login.expectSuccess();
  await expect(header.signout).toBeVisible();
  await expect(header.login).toBeHidden();
});

test('shows the message in the dialog and in the form after a wrong password, and keeps the email', async ({
  page,
  authForm,
  user,
}) => {
  const { login } = authForm;
  await login.goto();
  await login.fillAndSubmit({ ...user, password: 'not the one' });
  await login.closeDialog(invalid);
  await expect(page).toHaveURL('/login');
  await expect(login.submitButton).toBeFocused();
  await expect(login.form).toContainText(invalid);
  await login.expectKept(user, '');
});

/** One response for each message; `unit/failures.test.ts` and `unit/responses.test.ts` have all of them. */
const responses: readonly (readonly [name: string, status: number, body: unknown, message: string])[] = [
  ['status 500', 500, {}, 'Server error. Please try again later.'],
  ['a text', 403, { detail: 'Your account is locked' }, 'Your account is locked'],
  ['a success without a user id', 200, { detail: { data: {} } }, 'Something went wrong'],
];

for (const [name, status, body, message] of responses)
  test(`shows the message after a login with ${name}`, async ({ page, api, authForm, newUser }) => {
    const { login } = authForm;
    await api.fulfill(calls.login, status, body);
    await login.goto();
    await login.fillAndSubmit(newUser);
    await login.closeDialog(message);
    await expect(login.form).toContainText(message);
    await login.expectKept(newUser, '');
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  });

for (const fault of ['cors', 'reset'])
  test(`a login without a response (${fault}) shows that there is a network error`, async ({
    page,
    api,
    authForm,
    user,
  }) => {
    const { login } = authForm;
    await login.goto();
    await page.setExtraHTTPHeaders({ 'x-test-fault': fault });
    await login.fillAndSubmit(user);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText('may have arrived')).toHaveCount(0);
    await login.closeDialog('Network error. Please check your connection.');
    await login.expectKept(user, '');
    expect(api.requestCount(calls.login)).toBe(1);

    await page.setExtraHTTPHeaders({});
    await login.fillPassword(user.password);
    await login.submit();
    await login.expectSuccess();
  });

test('a visitor who cancels a login reads that it ended', async ({ page, api, authForm, user }) => {
  const { login } = authForm;
  await page.clock.install();
  await login.goto();
  const release = await api.delay(calls.login);
  await login.fillAndSubmit(user);
  await expect.poll(() => api.requestCount(calls.login)).toBe(1);
  await page.clock.fastForward(10_000);
  await login.cancelButton.click();
  await expect(login.form).toContainText('Cancelled. You were not logged in.');
  await expect(page.getByText('may have arrived')).toHaveCount(0);
  release();
});

test('Escape closes the welcome like Close, and a click beside it does nothing', async ({
  page,
  authForm,
  user,
}) => {
  await authForm.login.goto();
  await authForm.login.fillAndSubmit(user);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('the login page shows a signed-in user that a login is not needed, and nobody else', async ({
  page,
  header,
  user,
}) => {
  const note = page.getByText('You are already logged in.');
  await page.goto('/login');
  await expect(note).toBeHidden();
  await header.gotoSignedIn('/login', user);
  await expect(note).toBeVisible();
  await header.signout.click();
  await header.closeDialog('Thank you for visiting, Logout successfully');
  await expect(note).toBeHidden();
});
