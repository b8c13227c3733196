import type { Locator, Page } from '@playwright/test';
import { dropdown, entry, hamburger, headerHydrated, phone } from '../support/fixtures/header.ts';
import { expect, scripts, stall, test } from '../support/fixtures/slow-script.ts';

test.use({ viewport: phone });

/**
 * Taps twice, a tenth of a second apart by the clock of the events themselves: a busy machine may take longer to
 * deliver them.
 */
async function doubleTap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to tap');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const browser = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  for (const at of [now, now + 0.1]) {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp: at });
    await browser.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: at + 0.02,
    });
  }
}

test('a double click on a dropdown leads to the page of its entry', async ({ page }) => {
  await page.goto('/contact');
  await hamburger(page).click();
  await headerHydrated(page);
  await dropdown(page, 'Services').dblclick();
  await expect(page).toHaveURL('/services');
});

test('so it does where the script is broken', async ({ page, siteProxy }) => {
  siteProxy.inject(scripts, 404);
  await page.goto('/contact');
  await hamburger(page).click();
  await dropdown(page, 'Services').dblclick();
  await expect(page).toHaveURL('/services');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  for (const script of ['there', 'hanging'])
    test(`a double tap leads there as well, the script ${script}`, async ({ page, siteProxy }) => {
      if (script === 'hanging') stall(siteProxy);
      await page.goto('/contact');
      await hamburger(page).tap();
      if (script === 'there') await headerHydrated(page);
      await doubleTap(page, dropdown(page, 'Services'));
      await expect(page).toHaveURL('/services');
    });
});

test('quick presses on two dropdowns, and slow ones on one, are no double click', async ({ page }) => {
  await page.goto('/contact');
  await hamburger(page).click();
  await dropdown(page, 'Products').click();
  await dropdown(page, 'Services').click();
  await expect(entry(page, 'Branding')).toBeVisible();
  await dropdown(page, 'Services').click({ delay: 450 });
  await expect(entry(page, 'Branding')).toBeHidden();
  await expect(page).toHaveURL('/contact');
});
