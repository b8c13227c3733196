import { cancelled, sending } from '../../src/messages/form.ts';
import { notLoggedIn } from '../../src/messages/login.ts';
import { expect, test } from '../fixtures.ts';
import { goBack } from '../support/pages/any-page.ts';
import { calls } from '../support/calls.ts';

// One form is enough, because all forms get their abort signal from one function.
for (const tasks of ['keeps', 'drops'])
  test(`a user leaves during a login, comes back and sees an idle form: the browser ${tasks} the tasks of the page @bfcache`, async ({
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
    // WebKit may drop the tasks of a page that the visitor leaves. React sends itself a message for each task.
    if (tasks === 'drops')
      await page.evaluate(() => void Object.assign(MessagePort.prototype, { postMessage: () => undefined }));
    await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
    await expect(page).toHaveURL('/contact');
    release();
    await goBack(page, '/login');
    // Only a page from the back/forward cache shows this note.
    if (tasks === 'keeps') await expect(loginPage.form).toContainText(cancelled(notLoggedIn));
    await expect(loginPage.form).not.toContainText(sending.login);
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
