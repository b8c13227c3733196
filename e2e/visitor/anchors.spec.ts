import type { Page } from '@playwright/test';
import { expect, test } from '../support/test-site.ts';

const products = [
  ['Aedan', 'aedan'],
  ['Thiruula', 'thiruula'],
  ['Digital Twin', 'digitaltwin'],
] as const;

/** The product stands where the document says: 80 pixels from the top. */
const stands = (page: Page, id: string) =>
  expect
    .poll(() => page.evaluate((anchor) => document.getElementById(anchor)?.getBoundingClientRect().top, id))
    .toBeCloseTo(80, 0);

for (const width of [390, 1280])
  test(`each product stands 80 px from the top for who follows its link, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, id] of products)
      await test.step(name, async () => {
        await page.goto('about:blank');
        await page.goto(`/products#${id}`);
        await stands(page, id);
        await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
        await page.evaluate(() => scrollTo({ top: 0 }));
        const footer = page.getByRole('contentinfo');
        if (width === 390) await footer.locator('summary', { hasText: 'Products' }).click();
        await footer.getByRole('link', { name, exact: true }).click();
        await stands(page, id);
      });
  });

test('the page scrolls smoothly to a product, and at once for who wants less motion', async ({ page }) => {
  await page.goto('/products');
  const root = page.locator('html');
  await expect(root).toHaveCSS('scroll-behavior', 'smooth');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aedan', exact: true }).click();
  await stands(page, 'aedan');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(root).toHaveCSS('scroll-behavior', 'auto');
});
