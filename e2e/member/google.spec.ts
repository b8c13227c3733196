import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { sites } from '../support/sites/local-servers.ts';

test.use({ baseURL: sites.changed.origin });

const script = 'https://accounts.google.com/gsi/client';
const expectState = (page: Page, state: string) =>
  expect(page.locator('form [data-google]')).toHaveAttribute('data-google', state);

test('a visitor can log in without Google’s script', async ({ page, loginPage }) => {
  await page.route(script, (route) => route.abort());
  await loginPage.goto();
  await expectState(page, 'failed');
  await loginPage.submit();
  await expect(loginPage.errorSummary).toBeFocused();
});

test('Google’s script is recorded as failed after 5 s, and as loaded when it arrives later', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(script, async (route) => {
    await promise;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await Promise.all([page.waitForRequest(script), page.goto('/login', { waitUntil: 'commit' })]);
  await page.clock.runFor(4_900);
  await expectState(page, 'loading');
  await page.clock.runFor(200);
  await expectState(page, 'failed');
  resolve(undefined);
  await expectState(page, 'loaded');
});
