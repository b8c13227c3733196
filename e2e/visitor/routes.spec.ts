import { expect, test } from '../fixtures.ts';
import { plainSite } from '../unit/built-site.ts';

/**
 * The paths of the product document, which other sites may link to. A new page need not be added. Openings are not among
 * them, since owners add and close them.
 */
const stablePaths = [
  ...['/', '/home', '/about', '/vision', '/products', '/services', '/solutions', '/moresolution', '/careers'],
  ...['/positions', '/interns', '/freshers', '/nonit', '/housewives', '/apply', '/contact', '/privacy'],
  ...[
    '/login',
    '/signup',
    '/Signup',
    '/forgotpassword',
    '/moredev',
    '/morebrand',
    '/moredesign',
    '/moremarket',
  ],
  ...['/civilservice', '/Engineerservice', '/Itservice', '/mechanicalservices', '/others', '/Domainregister'],
  ...['/networksolution', '/softwaresolution', '/testingsolution', '/webdesign'],
];

test('every path that other sites may link to has a page', async ({ request }) => {
  for (const path of stablePaths)
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
});

test('a trailing slash redirects to the address without it, and keeps the query', async ({ request }) => {
  for (const { path } of plainSite.pages.filter(({ path }) => path !== '/')) {
    const response = await request.get(`${path}/?from=mail`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers()['location']).toBe(`${path}?from=mail`);
  }
});

test('another letter case is not found, or redirects to the page', async ({ request }) => {
  const paths = plainSite.pages.map(({ path }) => path);
  const variants = paths.flatMap((path) => [path.toLowerCase(), path.toUpperCase()]);
  for (const variant of variants.filter((variant) => !paths.includes(variant))) {
    const response = await request.get(variant, { maxRedirects: 0 });
    const target = response.headers()['location'];
    expect(response.status(), variant).toBe(target === undefined ? 404 : 301);
    if (target !== undefined) expect(paths).toContain(target);
  }
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

test('every page starts at its top', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').locator('a[href="/contact"]').click();
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
