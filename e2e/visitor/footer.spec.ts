import { expect, test } from '../fixtures.ts';

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } });

  test('a visitor opens a column of the footer by its heading @chromium', async ({ page }) => {
    await page.goto('/login');
    const footer = page.getByRole('contentinfo');
    const link = footer.locator('a[href="/services"]');
    await expect(link).toBeHidden();
    await footer.locator('summary', { hasText: 'Services' }).click();
    await link.click();
    await expect(page).toHaveURL('/services');
  });
});

test('in a wide window every column of the footer is open @chromium', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  for (const link of await footer.getByRole('navigation').getByRole('link').all())
    await expect(link).toBeVisible();
  await expect(footer.locator('summary:visible')).toHaveCount(0);
});
