import type { Page } from '@playwright/test';
import { cancelled, sending } from '../../src/messages/form.ts';
import { notLoggedIn } from '../../src/messages/login.ts';
import { expect, test } from '../fixtures.ts';
import { goBack } from '../support/pages/any-page.ts';
import { calls } from '../support/calls.ts';

/** Opens another page and comes back. */
async function leaveAndGoBack(page: Page) {
  await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
  await expect(page).toHaveURL('/contact');
  await goBack(page, '/login');
}

// One form is enough, because all forms get their abort signal from one function.
test('a user who leaves during a login and comes back sees an idle form @bfcache', async ({
  page,
  loginPage,
  user,
  network,
  header,
}) => {
  await loginPage.goto();
  await network.delay(calls.login);
  await loginPage.fillAndSubmit(user);
  await network.expectRequests(calls.login, 1);
  await leaveAndGoBack(page);
  // Only a page from the back/forward cache shows this note.
  await expect(loginPage.form).toContainText(cancelled(notLoggedIn));
  await expect(loginPage.form).not.toContainText(sending.login);
  await expect(loginPage.submitButton).toHaveText('Log in');
  await expect(loginPage.dialog).toBeHidden();
  await header.expectStoredUserId(null);
});

test('after Back, a user can log in although the browser dropped the tasks of React @bfcache', async ({
  page,
  loginPage,
  user,
}) => {
  await loginPage.goto();
  // WebKit may drop the tasks of a page that the visitor leaves. React sends itself a message for each task.
  await page.evaluate(() => {
    Reflect.set(window, 'isStuck', true);
    MessagePort.prototype.postMessage = () => undefined;
  });
  await leaveAndGoBack(page);
  await page.waitForFunction(() => !Reflect.has(window, 'isStuck'));
  await loginPage.fillAndSubmit(user);
  await loginPage.expectSuccess();
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
