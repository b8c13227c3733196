import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Expects the product 80 px below the top of the window. */
const expectAtTop = (page: Page, id: string) =>
  expect
    .poll(() => page.locator(`#${id}`).evaluate((product) => product.getBoundingClientRect().top))
    .toBeCloseTo(80, 0);

const footerLink = (page: Page, id: string) =>
  page.getByRole('contentinfo').locator(`a[href="/products#${id}"]`);

test('an address with a hash shows the product 80 px below the top', async ({ page }) => {
  for (const [id, width] of [
    ['aedan', 390],
    ['thiruula', 1280],
    ['digitaltwin', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('about:blank');
    await page.goto(`/products#${id}`);
    await expectAtTop(page, id);
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`with motion: ${reducedMotion}, a link on the page scrolls smoothly or jumps`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/products');
    await footerLink(page, 'aedan').scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const [start, positions]: [number, number[]] = [scrollY, []];
      Reflect.set(window, 'positions', positions);
      addEventListener('scroll', () => scrollY !== start && positions.push(scrollY));
    });
    await footerLink(page, 'aedan').click();
    await expectAtTop(page, 'aedan');
    // A scroll is reported in the frame after it.
    const count = () => page.evaluate(() => Reflect.get(window, 'positions').length);
    if (reducedMotion === 'reduce') await expect.poll(count).toBe(1);
    else await expect.poll(count).toBeGreaterThan(2);
  });
