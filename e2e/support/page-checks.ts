import { expect, test } from '../fixtures.ts';
import { expectHydrated } from './page.ts';
import type { BuiltPage } from './built-site.ts';
import { desktop, expectAccessible, phone } from './accessibility.ts';
import { expectReflow } from './reflow.ts';

/**
 * Defines a test of one page.
 * @param windows the windows, each with a colour scheme, in which it must be accessible
 * @param isWhole whether to check the header and the footer too. They are the same on all pages
 */
export function testPage({ path, document }: BuiltPage, windows = [phone, desktop], isWhole = false): void {
  test(`${path} arrives in one request, does not move, is accessible and reflows`, async ({ page }) => {
    test.slow();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.addInitScript(watchLayoutShifts);
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page).toHaveURL(path);
    // Pictures in the content load lazily.
    const isLazy = (path: string) => /\.(webp|png|jpe?g|svg|gif)$/.test(path);
    const isScript = (path: string) => /^\/_astro\/.*\.js$|^\/gsi\/client$/.test(path);
    const hasForm = document.querySelector('astro-island form') !== null;
    if (hasForm) await expectHydrated(page, 'main');
    const others = requests.slice(1).filter((path) => !isLazy(path) && !(hasForm && isScript(path)));
    expect.soft(others, 'further requests').toEqual([]);
    // `built-site/page-parts.test.ts` tests the letters of the font.
    const heading = page.getByRole('heading', { level: 1 });
    expect.soft(await heading.evaluate(hasLoadedFont), 'the heading is in its font').toBe(true);
    // A browser reports shifts in the next frame.
    const nextFrame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    for (let frame = 0; frame < 3; frame++) await nextFrame();
    const shifts = await page.evaluate(() => Reflect.get(window, 'layoutShifts'));
    expect.soft(shifts, 'shifts of the layout').toEqual([]);
    // Ticking the terms shows the link to the application.
    for (const terms of await page.getByRole('checkbox').all()) await terms.check();
    if (isWhole) await page.locator('header astro-island').dispatchEvent('pointerdown');
    if (isWhole) await expectHydrated(page, 'header');
    if (document.querySelector('main astro-island')) await expectHydrated(page, 'main');
    await expectAccessible(page, windows, isWhole ? [] : ['body > header', 'body > footer']);
    await expectReflow(page, isWhole ? 'body' : 'main');
  });
}

/** Runs in the page: lists the elements that move, in `layoutShifts`. Only Chromium reports them. */
export function watchLayoutShifts() {
  const shifts: string[] = [];
  Reflect.set(window, 'layoutShifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources')) {
        const from = `${Math.round(previousRect.x)}, ${Math.round(previousRect.y)}`;
        const to = `${Math.round(currentRect.x)}, ${Math.round(currentRect.y)}`;
        const name = node?.outerHTML ?? node?.textContent ?? 'removed';
        shifts.push(`${name.slice(0, 80)}: ${from} → ${to}`);
      }
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
