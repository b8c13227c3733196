import type { Page } from '@playwright/test';
import { site } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from './accessibility.ts';
import { documentedLinks, offerPages } from './documented-links.ts';
import { canonicalOf, plainSite } from '../unit/built-site.ts';

// The HTML of an alias, such as /home, is that of its page (`seo/search.test.ts`).
const pages = plainSite.pages.filter((page) => canonicalOf(page)?.endsWith(page.path));

for (const { path, html } of pages)
  test(`${path} loads in one request and is accessible`, async ({ page, header, browserName }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.addInitScript(watchLayoutShifts);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(path);
    await test.step('one heading of level 1, header, footer, breadcrumbs', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(header.banner.getByRole('link', { name: site.name })).toHaveAttribute('href', '/');
      await expect(header.nav.getByRole('link')).not.toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toContainText(`© ${site.copyrightYear} ${site.name}`);
      await expectBreadcrumbs(page, path);
    });
    await test.step('headings in the heading font', async () => {
      // The build gives the font the letters of the headings (`unit/heading-font.test.ts`).
      expect(await page.getByRole('heading', { level: 1 }).evaluate(hasLoadedFont)).toBe(true);
    });
    await test.step('links of the specification', async () => {
      for (const target of documentedLinks[path] ?? [])
        await expect(page.getByRole('main').locator(`a[href="${target}"]:not(nav a)`).first()).toBeAttached();
    });
    // Other browsers do not report layout shifts.
    if (browserName === 'chromium')
      await test.step('nothing moved', async () => {
        await page.waitForLoadState();
        expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThan(0.01);
      });
    await test.step('one request, no script unless it has a form', async () => {
      if (html.includes('<form')) {
        await expect(page.locator('main astro-island')).toHaveAttribute('data-hydrated');
        expect(requests.slice(1).join()).toMatch(/^(\/_astro\/[^,]*\.js,?)+$/);
      } else expect(requests.slice(1)).toEqual([]);
      expect(requests[0]).toBe(path);
      // Playwright does not report the request for a favicon.
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:/);
    });
    if (offerPages.includes(path))
      await test.step('an illustration', () =>
        expect(page.getByRole('main').getByRole('img').first()).toHaveAccessibleName(/\S/));
    await test.step('accessible, with every island hydrated', async () => {
      for (const island of await page.locator('astro-island').all())
        await island.dispatchEvent('pointerover', { bubbles: true });
      await expect(page.locator('astro-island:not([data-hydrated])')).toHaveCount(0);
      await expectAccessible(page);
    });
  });

/** Runs in the page: adds up layout shifts. Only Chromium reports them. */
function watchLayoutShifts() {
  Reflect.set(window, 'layoutShift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: whether the first font of an element is one of the page, and loaded. */
function hasLoadedFont(element: Element): boolean {
  const unquote = (family = '') => family.replaceAll('"', '');
  const [first] = getComputedStyle(element).fontFamily.split(',');
  return [...document.fonts].some(
    ({ status, family }) => status === 'loaded' && unquote(family) === unquote(first),
  );
}

async function expectBreadcrumbs(page: Page, path: string): Promise<void> {
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  if (path === '/') return expect(breadcrumbs).toHaveCount(0);
  await expect(breadcrumbs.getByRole('link').first()).toHaveAttribute('href', '/');
  return expect(breadcrumbs.getByRole('listitem').last()).toHaveAttribute('aria-current', 'page');
}
