import { expect, test } from '../fixtures.ts';
import { offerPages } from '../unit/documented-links.ts';

/**
 * The paths of the product document, which other sites may link to. A new page need not be added. Openings are not among
 * them, since owners add and close them.
 */
const stablePaths = [
  ...['/', '/home', '/about', '/vision', '/products', '/services', '/solutions', '/moresolution', '/careers'],
  ...['/positions', '/interns', '/freshers', '/nonit', '/housewives', '/apply', '/contact', '/privacy'],
  ...['/login', '/signup', '/Signup', '/forgotpassword'],
  ...offerPages,
];

test('every path that other sites may link to has a page', async ({ request }) => {
  for (const path of stablePaths)
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});

test('an unknown address shows a page with status 404 and links to other pages', async ({ page }) => {
  const response = await page.goto('/about/team');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/', '/services', '/careers', '/contact'])
    await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
  await main.locator('a[href="/careers"]').first().click();
  await expect(page).toHaveURL('/careers');
});
