import { cancelled } from '../../src/messages/form.ts';
import { notLoggedIn } from '../../src/messages/login.ts';
import { expect, test } from '../fixtures.ts';
import { goBack } from '../support/pages/any-page.ts';
import { calls } from '../support/calls.ts';

// One form is enough, because all forms get their abort signal from one function.
test('leaving the page cancels the request of a form @bfcache', async ({
  page,
  loginPage,
  user,
  network,
  header,
}) => {
  await loginPage.goto();
  const release = await network.delay(calls.login);
  await loginPage.fillAndSubmit(user);
  await network.expectRequests(calls.login, 1);
  await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
  await expect(page).toHaveURL('/contact');
  release();
  await goBack(page, '/login');
  // Only a page from the back/forward cache shows this note.
  await expect(loginPage.form).toContainText(cancelled(notLoggedIn));
  await expect(loginPage.submitButton).toHaveText('Log in');
  await expect(loginPage.dialog).toBeHidden();
  await header.expectStoredUserId(null);
});

test('Back shows no network error after the visitor left during a request @bfcache', async ({
  page,
  loginPage,
  network,
  user,
}) => {
  // Firefox and WebKit abort the request when the visitor leaves.
  await network.abort(calls.login);
  await loginPage.visitAndSubmit(user);
  await expect(loginPage.dialog).toBeVisible();
  await page.goto('data:text/html,another%20site');
  await network.unrouteAll();
  await goBack(page, '/login');
  await expect(loginPage.dialog).toHaveCount(0);
  await expect(loginPage.form.locator('#failure')).toHaveCount(0);
  await loginPage.fill(user);
  // The form ignores a second click within half a second.
  await loginPage.submitButton.press('Enter');
  await loginPage.expectSuccess();
});
