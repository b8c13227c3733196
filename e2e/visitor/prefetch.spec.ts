import type { Page } from '@playwright/test';
import { expect, test } from '../support/test-site.ts';

/** The addresses the browser fetches ahead, in order, as it fetches them. */
function fetchedAhead(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.headers()['sec-purpose'] === 'prefetch') fetched.push(pathname + search);
  });
  return fetched;
}

test('a page is fetched when a link to it is hovered, and is there at the click', async ({ page }) => {
  const fetched = fetchedAhead(page);
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await link.hover();
  await expect.poll(() => fetched).toEqual(['/contact']);
  await link.click();
  await page.waitForURL('/contact');
  const [how] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
  );
  expect(how.deliveryType).toBe('navigational-prefetch');
});

test('a link to the page itself fetches nothing', async ({ page }) => {
  const fetched = fetchedAhead(page);
  await page.goto('/products');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Products' }).click();
  await footer.getByRole('link', { name: 'Privacy' }).hover();
  await expect.poll(() => fetched).toEqual(['/privacy']);
});
