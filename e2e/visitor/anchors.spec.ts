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

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [name, id] of products)
    test(`a link on another page leads to ${name}, which ends 80 px from the top`, async ({ page }) => {
      await page.goto('/contact');
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/products#${id}`);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
      await stands(page, id);
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    });

  test('a link on the page itself scrolls smoothly: there is a position on the way', async ({ page }) => {
    await page.goto('/products');
    const positions = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          addEventListener('scroll', () => seen.push(scrollY));
          addEventListener('scrollend', () => resolve(seen));
        }),
    );
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Aedan', exact: true })
      .evaluate((link) => {
        if (link instanceof HTMLElement) link.click();
      });
    expect(new Set(await positions).size).toBeGreaterThan(2);
    await stands(page, 'aedan');
  });
});

test('the page jumps to a product for a visitor who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Aedan', exact: true }).click();
  await stands(page, 'aedan');
});
