import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { sites } from '../support/sites/local-servers.ts';

test.use({ baseURL: sites.changed.origin });

const script = '/gsi/client';
const expectState = (page: Page, state: string) =>
  expect(page.locator('form [data-google]')).toHaveAttribute('data-google', state);

test('a visitor can log in without Google’s script @chromium', async ({ page, network, loginPage }) => {
  await network.abort(script);
  await loginPage.goto();
  await expectState(page, 'failed');
  await loginPage.submit();
  await expect(loginPage.errorSummary).toBeFocused();
});

test('Google’s script is recorded as failed after 5 s, and as loaded when it arrives later @chromium', async ({
  page,
  network,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(`**${script}`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const release = await network.delay(script);
  await page.goto('/login', { waitUntil: 'commit' });
  await network.expectRequests(script, 1);
  await page.clock.runFor(4_900);
  await expectState(page, 'loading');
  await page.clock.runFor(200);
  await expectState(page, 'failed');
  release();
  await expectState(page, 'loaded');
});
