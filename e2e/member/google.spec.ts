import type { Locator, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { sites } from '../scripts/local-servers.ts';

test.use({ baseURL: sites.changed.origin });

const script = 'https://accounts.google.com/gsi/client';
const emptyScript = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });
const expectState = (form: Locator, state: string) =>
  expect(form.locator('[data-google]')).toHaveAttribute('data-google', state);

test('every account form records that Google’s script loaded', async ({
  page,
  loginPage,
  signupPage,
  resetPage,
}) => {
  await page.route(script, emptyScript);
  for (const { form, description } of [loginPage, signupPage, resetPage]) {
    await page.goto(description.path);
    await expectState(form, 'loaded');
  }
});

test('a visitor can log in without Google’s script', async ({ page, loginPage }) => {
  await page.route(script, (route) => route.abort());
  await loginPage.goto();
  await expectState(loginPage.form, 'failed');
  await loginPage.submit();
  await expect(loginPage.errorSummary).toBeFocused();
});

test('Google’s script is recorded as failed after 5 s, and as loaded when it arrives later', async ({
  page,
  loginPage,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(script, async (route) => {
    await promise;
    await emptyScript(route);
  });
  await Promise.all([page.waitForRequest(script), page.goto('/login', { waitUntil: 'commit' })]);
  await page.clock.runFor(4_900);
  await expectState(loginPage.form, 'loading');
  await page.clock.runFor(200);
  await expectState(loginPage.form, 'failed');
  resolve(undefined);
  await expectState(loginPage.form, 'loaded');
});
