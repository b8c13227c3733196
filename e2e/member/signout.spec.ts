import { cancelled, notLoaded } from '../../src/messages/sign-out.ts';
import { slowResponse } from '../../src/messages/slow-response.ts';
import { expect, test } from '../fixtures.ts';
import { calls } from '../support/calls.ts';
import { islandScripts } from '../support/Network.ts';
import { translate } from '../support/dom-changes.ts';
import { signedOut } from '../support/pages/Header.ts';

test.use({ allowedErrors: /Failed to load resource|net::ERR_|Loading module from|Error hydrating/ });
test.beforeEach(({ header, user }) => header.gotoSignedIn('/contact', user));

test('a user signs out, and the modal stays until X is pressed', async ({ page, header, user }) => {
  const request = page.waitForRequest(`**${calls.logout}?*`);
  await header.signoutButton.click({ delay: 100 });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('paragraph')).toHaveText(signedOut);
  expect([...new URL((await request).url()).searchParams]).toEqual([['user_id', user.id]]);
  expect((await request).postData()).toBeNull();
  await header.expectStoredUserId(null);
  // Chromium closes a modal at the third Escape unless the page prevents it.
  for (let time = 0; time < 4; time++) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'X', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/contact');
  await expect(header.login).toBeFocused();
  await expect(header.signoutButton).toBeHidden();
});

test('Signout without a stored user sends nothing', async ({ page, network, header }) => {
  await header.expectHydrated();
  await page.evaluate(() => localStorage.removeItem('userId'));
  await header.signoutButton.click();
  await header.closeDialog('No user logged in.', 'alertdialog');
  await network.expectRequests(calls.logout, 0);
});

test('repeated clicks on Signout send one request, and only Cancel cancels it', async ({
  page,
  network,
  header,
  user,
}) => {
  await page.clock.install();
  await header.reload();
  await network.delay(calls.logout);
  await header.signoutButton.dblclick();
  await network.expectRequests(calls.logout, 1);
  await page.clock.fastForward(10_000);
  await expect(header.banner.getByText(slowResponse).first()).toBeInViewport();
  await header.signoutButton.click();
  await header.signoutButton.press('Enter');
  await expect(header.signoutButton).toHaveAttribute('aria-busy', 'true');
  await header.banner.getByRole('button', { name: 'Cancel' }).click();
  await header.closeDialog(cancelled);
  await expect(header.signoutButton).toBeFocused();
  await network.expectRequests(calls.logout, 1);
  await header.expectStoredUserId(user.id);
});

test('a sign-out reaches the server although the user leaves the page', async ({
  page,
  network,
  header,
  user,
}) => {
  const { promise: arrived, resolve } = Promise.withResolvers<boolean>();
  await network.serve(calls.logout, (_, response) => {
    response.once('close', () => resolve(response.writableFinished));
    // Respond when the next page has loaded.
    void page.waitForURL('/about').then(() => response.end('{}'));
  });
  await header.signoutButton.click();
  await network.expectRequests(calls.logout, 1);
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  expect(await arrived).toBe(true);
  // The page that sent the request is gone, so no script has read the response.
  await header.expectStoredUserId(user.id);
});

test('a sign-out does not sign out another user who logged in meanwhile', async ({
  page,
  network,
  header,
}) => {
  const release = await network.delay(calls.logout);
  await header.signoutButton.click();
  await network.expectRequests(calls.logout, 1);
  // Another user logs in in another tab.
  await page.evaluate(() => localStorage.setItem('userId', 'another'));
  release();
  await header.closeDialog(signedOut);
  await header.expectStoredUserId('another');
  await expect(header.signoutButton).toBeFocused();
});

test('a user of a translated page sees a sign-out fail, then succeed', async ({
  page,
  network,
  header,
  user,
}) => {
  await network.fulfill(calls.logout, 500);
  await translate(page);
  await header.signoutButton.click();
  await header.closeDialog('Logout failed. Please try again.');
  await expect(header.signoutButton).toBeFocused();
  await network.fulfill(calls.logout, 200);
  await header.signoutButton.click();
  await header.closeDialog('Unexpected response. Please try again.');
  await header.expectStoredUserId(user.id);
  await network.unrouteAll();
  await header.signOut();
  await expect(header.login).toBeFocused();
});

test('Signout is disabled until its script is loaded', async ({ page, network, header }) => {
  const message = header.banner.getByText(notLoaded);
  await expect(header.signoutButton).toBeEnabled();
  await expect(header.signoutButton).toHaveCSS('opacity', '1');
  await expect(message).toBeHidden();
  await network.abort(islandScripts);
  await page.reload();
  await expect(message).toBeVisible();
  await expect(header.signoutButton).toBeDisabled();
  await expect(header.signoutButton).toHaveCSS('opacity', '0.5');
  await network.unrouteAll();
  await page.reload();
  await header.signOut();
  await network.expectRequests(calls.logout, 1);
});
