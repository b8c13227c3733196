import { expect, test } from '../fixtures.ts';
import { expectUncut } from '../support/pages/page.ts';
import { sites } from '../support/local-servers.ts';

test.use({ viewport: { width: 390, height: 700 } });

test.describe('the changed site', () => {
  test.use({ baseURL: sites.changed.origin });

  test('shows the first field, text and position on the first screen', async ({ page, applyPage }) => {
    await page.goto('/apply');
    await expectUncut(applyPage.field('Name'));
    for (const path of ['/', '/networksolution', '/civilservice', '/freshers', '/positions']) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('p').first()).toBeInViewport();
    }
    await expect(page.getByRole('rowheader').first()).toBeInViewport();
  });
});

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor opens a column of the footer by its heading', async ({ page }) => {
    await page.goto('/login');
    const footer = page.getByRole('contentinfo');
    const link = footer.locator('a[href="/services"]');
    await expect(link).toBeHidden();
    await footer.locator('summary', { hasText: 'Services' }).click();
    await link.click();
    await expect(page).toHaveURL('/services');
  });
});

test('on a wide window every column of the footer is open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  for (const link of await footer.getByRole('navigation').getByRole('link').all())
    await expect(link).toBeVisible();
  await expect(footer.locator('summary:visible')).toHaveCount(0);
});
