import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goBack, expectHydrated } from '../support/pages/any-page.ts';
import { type BuiltPage, unchangedSite } from '../support/sites/built-site.ts';

/** Expects the product 80 px below the top of the window. A pixel may be missing, since a browser scrolls by whole pixels. */
const expectAtTop = (page: Page, id: string) =>
  expect
    .poll(() =>
      page.locator(`#${id}`).evaluate((product) => Math.abs(product.getBoundingClientRect().top - 80)),
    )
    .toBeLessThan(1);

test('a link to a product shows it 80 px below the top', async ({ page }) => {
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

test('Tab continues from the skip link, and from where the visitor clicked', async ({ page, applyPage }) => {
  await applyPage.goto();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeInViewport();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  await expect(applyPage.field('Name')).toBeFocused();
});

// The test reads only the style, since the browser does the scrolling.
test('a link on the page scrolls smoothly, or jumps with reduced motion', async ({ page }) => {
  await page.goto('/products');
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', behavior);
  }
});

/** The scripts of a page. After Back, pages with the same scripts behave alike. */
const scriptsOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('script, astro-island')]
    .filter(({ attributes }) => !attributes.getNamedItem('type')?.value.includes('json'))
    .map((script) => script.getAttribute('component-url') ?? script.textContent)
    .join('\n');

test('a visitor who goes back sees the page as it was, from the cache @bfcache', async ({ page }) => {
  test.slow();
  const read = () => page.evaluate(() => [document.body.innerText, scrollY]);
  const pages = [...new Map(unchangedSite.pages.map((page) => [scriptsOf(page), page])).values()];
  expect(pages.length).toBeGreaterThan(3);
  for (const { path } of pages) {
    await page.goto(path);
    // A form changes when it is hydrated.
    if (await page.locator('main astro-island form').count()) await expectHydrated(page, 'main');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => (document.title = String(persisted)));
      scrollTo({ top: 300 });
    });
    const before = await read();
    await page.goto(path === '/privacy' ? '/contact' : '/privacy');
    await goBack(page, path);
    await expect(page, path).toHaveTitle('true');
    expect.soft(await read(), path).toEqual(before);
  }
});

test('an unknown address shows a page with status 404', async ({ page }) => {
  const response = await page.goto('/about/team');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
});
