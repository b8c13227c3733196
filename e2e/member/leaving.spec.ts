import { expect, test } from '../fixtures.ts';
import { goBack } from '../pages/page.ts';
import { ApplyPage } from '../pages/ApplyPage.ts';
import { unanswered } from '../pages/draft.ts';
import { calls } from '../pages/Network.ts';
import { resumes } from '../pages/resumes.ts';

// Every call gets its signal from one function.
test('leaving ends the request of a form @bfcache', async ({ page, loginPage, user, network }) => {
  await loginPage.goto();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.title = String(persisted))),
  );
  const release = await network.delay(calls.login);
  await loginPage.fillAndSubmit(user);
  await expect.poll(() => network.requestCount(calls.login)).toBe(1);
  await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
  await expect(page).toHaveURL('/contact');
  release();
  await goBack(page, '/login');
  await expect(page).toHaveTitle('true');
  await expect(loginPage.form).toContainText('Cancelled');
  await expect(loginPage.submitButton).toHaveText('Login');
  await expect(loginPage.dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
});

test('Back does not return to a network error @bfcache', async ({ page, loginPage, network, user }) => {
  // Firefox and WebKit end the request like this when the page is left.
  await network.abort(calls.login);
  await loginPage.visitAndSubmit(user);
  await expect(loginPage.dialog).toBeVisible();
  await page.goto('data:text/html,another%20site');
  await network.unroute();
  await goBack(page, '/login');
  await expect(loginPage.dialog).toHaveCount(0);
  await expect(loginPage.form.locator('#failure')).toHaveCount(0);
  await loginPage.fillAndSubmit(user);
  await loginPage.expectSuccess();
});

test('an upload ends when the page is left', async ({ page, network, applyPage, newUser }) => {
  const { promise: closed, resolve } = Promise.withResolvers<undefined>();
  await network.serve(calls.apply, (request, response) => {
    response.on('close', () => resolve(undefined));
    request.resume();
  });
  page.on('dialog', (dialog) => dialog.accept());
  await applyPage.visitAndSubmit(newUser);
  await expect(applyPage.form).toContainText('100%');
  await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
  await closed;
  await applyPage.goto();
  await expect(applyPage.form).toContainText(unanswered);
  // The next draft was not sent.
  await applyPage.discardButton.click();
  await applyPage.fill(newUser);
  await applyPage.goto();
  await expect(applyPage.form).toContainText('Your draft is back. Choose your resume again');
  await network.unroute();
  await applyPage.chooseFile(resumes.pdf);
  await applyPage.submit();
  await applyPage.expectSuccess();
  await applyPage.goto();
  await applyPage.expectEmpty();
});

for (const status of [200, 500])
  test(`status ${status} of an application ends its warning in another tab, whose text stays`, async ({
    context,
    network,
    applyPage,
    newUser,
  }) => {
    const { promise: requested, resolve: onRequest } = Promise.withResolvers<() => void>();
    await network.serve(calls.apply, (request, response) => {
      request.resume().once('end', () => onRequest(() => response.writeHead(status).end('{}')));
    });
    await applyPage.visitAndSubmit(newUser);
    await expect(applyPage.form).toContainText('100%');
    const other = new ApplyPage(await context.newPage());
    await other.goto();
    await other.field('Name').pressSequentially('!');
    await expect(other.form).toContainText(unanswered);
    const respond = await requested;
    respond();
    await expect(applyPage.dialog).toBeVisible();
    await expect(other.form).not.toContainText(unanswered);
    // After the success, nothing is stored until the visitor types.
    if (status === 200) await other.field('Name').pressSequentially('!');
    await other.page.reload();
    await expect(other.form).toContainText('Your draft is back');
    await expect(other.field('Name')).toHaveValue(/!/);
  });
