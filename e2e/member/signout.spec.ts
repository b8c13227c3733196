import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Api.ts';
import { translate } from '../visitor/dom-changes.ts';

const signedOut = 'Thank you for visiting, Logout successfully';
const failed = 'Logout failed. Please try again.';

for (const button of ['Close', 'X'])
  test(`a user signs out; the modal stays until ${button} is pressed`, async ({ page, header, user }) => {
    await header.gotoSignedIn('/contact', user);
    const request = page.waitForRequest((request) => request.url().includes(calls.logout));
    await header.signout.click({ delay: 100 });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('paragraph')).toHaveText(signedOut);
    expect([...new URL((await request).url()).searchParams]).toEqual([['user_id', user.id]]);
    expect((await request).postData()).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
    // Chromium closes a modal at the third Escape unless the page prevents it.
    for (let time = 0; time < 4; time++) await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/contact');
    await expect(header.login).toBeFocused();
    await expect(header.signout).toBeHidden();
  });

// One response for each message; `unit/failures.test.ts` and `unit/responses.test.ts` have all of them.
for (const [name, status, body, message] of [
  ['another message', 200, { detail: { status: 'success', message: 'Logged out' } }, undefined],
  ['no response', undefined, {}, failed],
] as const)
  test(`shows the message after a sign-out with ${name}, and keeps the user signed in`, async ({
    page,
    api,
    header,
    user,
  }) => {
    if (status === undefined) await api.abort(calls.logout);
    else await api.fulfill(calls.logout, status, body);
    await header.gotoSignedIn('/contact', user);
    await header.signout.click();
    await header.closeDialog(message ?? 'Unexpected response. Please try again.');
    await expect(header.signout).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(user.id);

    await api.unroute();
    await header.signout.click();
    await header.closeDialog(signedOut);
  });

test('a sign-out whose own file fails to load shows the message and keeps the user signed in', async ({
  page,
  header,
  user,
}) => {
  await page.route('**/_astro/forms.*.js', (route) => route.abort('connectionreset'));
  await header.gotoSignedIn('/contact', user);
  await header.expectHydrated();
  await header.signout.click();
  await header.closeDialog(failed);
  await expect(header.signout).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(user.id);
});

test('a sign-out without a stored user shows an alert and sends nothing', async ({
  page,
  api,
  header,
  user,
}) => {
  await header.gotoSignedIn('/contact', user);
  await header.expectHydrated();
  await page.evaluate(() => localStorage.removeItem('userId'));
  await header.signout.click();
  await header.closeDialog('No user logged in.', 'alertdialog');
  expect(api.requestCount(calls.logout)).toBe(0);
});

test('repeated presses of Signout send one request', async ({ api, header, user }) => {
  const release = await api.delay(calls.logout);
  await header.gotoSignedIn('/contact', user);
  await header.signout.dblclick();
  await expect(header.signout).toHaveAttribute('aria-busy', 'true');
  await header.signout.press('Enter');
  release();
  await header.closeDialog(signedOut);
  expect(api.requestCount(calls.logout)).toBe(1);
});

test('a sign-out keeps a newer user, who logged in in another tab meanwhile', async ({
  page,
  context,
  api,
  header,
  user,
}) => {
  const release = await api.delay(calls.logout);
  await header.gotoSignedIn('/contact', user);
  await header.signout.click();
  await expect.poll(() => api.requestCount(calls.logout)).toBe(1);
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(() => localStorage.setItem('userId', 'newer'));
  release();
  await header.closeDialog(signedOut);
  await expect(header.signout).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe('newer');
  await header.signout.click();
  await header.closeDialog('Logout failed. Please try again.');
  await expect(header.signout).toBeFocused();
});

for (const isTranslated of [false, true])
  test(`a press before hydration signs out once, ${isTranslated ? 'translated' : 'untranslated'}`, async ({
    page,
    api,
    scripts,
    header,
    user,
  }) => {
    const release = await scripts.delay();
    await header.gotoSignedIn('/contact', user);
    if (isTranslated) await translate(page);
    await header.signout.click({ delay: 100 });
    expect(api.requestCount(calls.logout)).toBe(0);
    await release();
    await header.closeDialog(signedOut);
    await expect(header.login).toBeFocused();
    expect(api.requestCount(calls.logout)).toBe(1);
  });

test('a sign-out fails and succeeds while a translation keeps changing the page', async ({
  page,
  api,
  header,
  user,
}) => {
  await api.fulfill(calls.logout, 500);
  await header.gotoSignedIn('/contact', user);
  await header.expectHydrated();
  await translate(page, { keepTranslating: true });
  await header.signout.click();
  await header.closeDialog(failed);
  await api.unroute();
  await header.signout.click();
  await header.closeDialog(signedOut);
  await expect(header.login).toBeFocused();
});

test('a press of Signout whose script fails shows an alert, and does not sign out later', async ({
  page,
  api,
  scripts,
  header,
  user,
  browserName,
}) => {
  await scripts.fail();
  const alert = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await header.gotoSignedIn('/contact', user);
  await header.signout.click({ delay: 100 });
  expect(await alert).toBe(failed);
  await scripts.unroute();
  await page.mouse.move(0, 0);
  await header.signout.hover();
  // Firefox does not request a failed module again.
  if (browserName !== 'firefox') await header.expectHydrated();
  expect(api.requestCount(calls.logout)).toBe(0);
});

test('a press of Signout whose script hangs shows an alert after 10 seconds', async ({
  page,
  api,
  scripts,
  header,
  user,
}) => {
  const release = await scripts.delay();
  await page.clock.install();
  await header.gotoSignedIn('/contact', user);
  await header.signout.click();
  const alert = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.message();
  });
  await page.clock.fastForward(10_000);
  expect(await alert).toBe(failed);
  await release();
  await page.mouse.move(0, 0);
  await header.signout.hover();
  await header.expectHydrated();
  expect(api.requestCount(calls.logout)).toBe(0);
});
