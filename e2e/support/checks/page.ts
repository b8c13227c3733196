import { expect, test } from '../../fixtures.ts';
import type { BuiltPage } from '../built-site.ts';
import { expectHydrated } from '../pages/page.ts';
import { desktop, expectAccessible, phone } from './accessibility.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { expectReflow, usualWindows } from './reflow.ts';

interface Options {
  /** The windows, each with a colour scheme, in which the page must be accessible. */
  readonly schemes?: Parameters<typeof expectAccessible>[1];
  /** The windows in which it must reflow, in addition to the views that differ most. */
  readonly windows?: typeof usualWindows;
  /** Whether to check the header and the footer too. They are the same on all pages. */
  readonly isWhole?: boolean;
}

/** Defines a test of one page, by default in every window. */
export function testPage({ path, document }: BuiltPage, options: Options = {}): void {
  const { schemes = [phone, desktop], windows = usualWindows, isWhole = false } = options;
  test(`${path} arrives in one request, does not move, is accessible and reflows`, async ({ page }) => {
    test.slow();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const moves = await watchLayoutShifts(page);
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
    expect.soft(await moves(), 'elements that moved').toEqual([]);
    // Ticking the terms shows the link to the application.
    for (const terms of await page.getByRole('checkbox').all()) await terms.check();
    if (isWhole) await page.locator('header astro-island').dispatchEvent('pointerdown');
    if (isWhole) await expectHydrated(page, 'header');
    if (document.querySelector('main astro-island')) await expectHydrated(page, 'main');
    await expectAccessible(page, schemes, isWhole ? [] : ['body > header', 'body > footer']);
    await expectReflow(page, isWhole ? 'body' : 'main', windows);
  });
}

/** Runs in the page: whether the first font of an element is one of the page, and loaded. */
function hasLoadedFont(element: Element): boolean {
  const unquote = (family = '') => family.replaceAll('"', '');
  const [first] = getComputedStyle(element).fontFamily.split(',');
  return [...document.fonts].some(
    ({ status, family }) => status === 'loaded' && unquote(family) === unquote(first),
  );
}
