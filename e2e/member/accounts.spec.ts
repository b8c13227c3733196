import { closeNotes, passwordEmptied } from '../../src/messages/form.ts';
import { unclear } from '../../src/messages/signup.ts';
import { expect, test } from '../fixtures.ts';
import { calls } from '../support/calls.ts';
import { redirectToGet } from '../support/Network.ts';
import { expectFullyInViewport } from '../support/pages/any-page.ts';

test('a user logs in, is welcomed, goes home and sees Signout', async ({ loginPage, user, header }) => {
  await loginPage.visitAndSubmit(user);
  await expect(loginPage.dialog).toBeVisible();
  await loginPage.expectEmpty();
  await header.expectStoredUserId(user.id);
  await loginPage.expectSuccess();
  await expect(header.signoutButton).toBeVisible();
  await expect(header.login).toBeHidden();
});

// The forms share the code that shows an outcome. `units/outcomes.test.ts` tests every other failure.
test('a failed login shows why, and keeps the email', async ({
  page,
  network,
  loginPage,
  newUser,
  header,
}) => {
  const message = 'Invalid email or password';
  await network.fulfill(calls.login, 401);
  await loginPage.visitAndSubmit(newUser);
  await expect(loginPage.dialog).toHaveAccessibleDescription(passwordEmptied);
  await loginPage.closeDialog(message);
  await expect(loginPage.form).toContainText(message);
  await expect(page).toHaveURL('/login');
  await expect(loginPage.submitButton).toBeFocused();
  await loginPage.expectKept(newUser, '');
  await expect(loginPage.field('Password')).toHaveAccessibleDescription(message);
  await header.expectStoredUserId(null);
});

test('a long message is shown once, and Close stays in sight', async ({
  page,
  network,
  loginPage,
  newUser,
}) => {
  await page.setViewportSize({ width: 320, height: 180 });
  const detail = `Locked, ${'very long '.repeat(300)}`;
  await network.fulfill(calls.login, 403, { detail });
  await loginPage.visitAndSubmit(newUser);
  const { dialog } = loginPage;
  await expect(dialog).toContainText('very long');
  expect(await dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expectFullyInViewport(loginPage.closeButton);
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await expectFullyInViewport(loginPage.closeButton);
  await expect(page.getByText('very long')).toHaveCount(1);
  await loginPage.form.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await loginPage.closeDialog(detail.trim());
  await network.expectRequests(calls.login, 1);
});

test('a signed-in user sees on the login page that no login is needed', async ({ page, header, user }) => {
  const note = page.getByText('You’re already logged in.');
  await page.goto('/login');
  await expect(note).toBeHidden();
  await header.gotoSignedIn('/login', user);
  await expect(note).toBeVisible();
});

test('a visitor signs up, and logs in', async ({ page, signupPage, loginPage, newUser }) => {
  // The flag in the name ends with invisible characters. The password has spaces and a decomposed letter (NFD).
  const fullName = 'Meena \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';
  const visitor = { ...newUser, fullName, password: ' se\u0301same ' };
  const check = page.waitForRequest(`**${calls.usernameCheck}?*`);
  const create = page.waitForRequest(`**${calls.create}`);
  // An address copied from a page may have an invisible character.
  const pasted = newUser.email.replace('@', '\u200B@');
  await signupPage.visitAndSubmit({
    ...visitor,
    username: ` ${newUser.username} `,
    fullName: `${fullName} `,
    email: pasted,
  });
  await signupPage.expectSuccess();
  expect(new URL((await check).url()).searchParams.get('username')).toBe(newUser.username);
  const { username, email, password } = visitor;
  expect((await create).postDataJSON()).toEqual({ username, full_name: fullName, email, password });
  await loginPage.expectHydrated();
  await loginPage.fillAndSubmit(visitor);
  await loginPage.expectSuccess();
});

test('a taken username creates no account', async ({ page, network, signupPage, newUser, user }) => {
  await signupPage.visitAndSubmit({ ...newUser, username: user.username });
  await expect(signupPage.dialog).toHaveAccessibleDescription(closeNotes['/login']);
  await signupPage.closeDialog('Username already in use, Try unique username or Please login');
  await expect(page).toHaveURL('/login');
  await network.expectRequests(calls.create, 0);
});

test('a check with an unknown status creates no account', async ({ network, signupPage, newUser }) => {
  await network.fulfill(calls.usernameCheck, 200, { detail: { status: 'pending', message: '' } });
  await signupPage.visitAndSubmit(newUser);
  await expect(signupPage.form.getByText(unclear).first()).toBeVisible();
  await expect(signupPage.dialog).toHaveCount(0);
  await expect(signupPage.submitButton).toBeFocused();
  await signupPage.expectKept(newUser, newUser.password);
  await network.expectRequests(calls.create, 0);
});

test('a sign-up whose POST was redirected to a GET fails', async ({ network, signupPage, newUser }) => {
  await network.serve(calls.create, redirectToGet);
  await signupPage.visitAndSubmit(newUser);
  await signupPage.closeDialog('Signup failed. Email may already be in use.');
});

test('a user sets a new password, and logs in with it', async ({
  page,
  forgotPasswordPage,
  loginPage,
  user,
}) => {
  const renewed = { ...user, password: 'Salt & pepper 8' };
  const check = page.waitForRequest(`**${calls.emailCheck}?*`);
  const set = page.waitForRequest(`**${calls.setPassword}`);
  await forgotPasswordPage.visitAndSubmit({ ...renewed, email: ` ${user.email.toUpperCase()} ` });
  await forgotPasswordPage.expectSuccess();
  expect(new URL((await check).url()).searchParams.get('email')).toBe(user.email);
  expect((await set).postDataJSON()).toEqual({ email: user.email, password: renewed.password });
  await loginPage.expectHydrated();
  await loginPage.fillAndSubmit(renewed);
  await loginPage.expectSuccess();
});

test('an unregistered email leads to the sign-up', async ({ page, network, forgotPasswordPage, newUser }) => {
  await forgotPasswordPage.visitAndSubmit(newUser);
  await forgotPasswordPage.closeDialog('Email not Registered Please Sign up');
  await expect(page).toHaveURL('/Signup');
  await network.expectRequests(calls.setPassword, 0);
});
