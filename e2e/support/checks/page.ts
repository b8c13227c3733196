import { expect, type Page } from '@playwright/test';
import { Network } from '../Network.ts';
import type { BuiltPage } from '../sites/built-site.ts';
import { expectHydrated } from '../pages/any-page.ts';
import { expectAccessible, type Viewport } from './accessibility.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { expectReflow, type View } from './reflow.ts';

/**
 * Expects that a page arrives in one request, does not move, is accessible and reflows.
 * @param part the part of the page to check; the header and the footer are the same on all pages
 * @param viewports in which the part must be accessible
 * @param views in which it must reflow, in addition to the extreme ones (`reflow.ts`)
 */
export async function expectPage(
  page: Page,
  { path, document }: BuiltPage,
  part: 'main' | 'body',
  viewports: readonly Viewport[],
  views: readonly View[] = [],
) {
  const { requests } = new Network(page);
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
  // `built-site/heading-font.test.ts` tests the letters of the font.
  const heading = page.getByRole('heading', { level: 1 });
  expect.soft(await heading.evaluate(hasLoadedFont), 'the heading is in its font').toBe(true);
  expect.soft(await moves(), 'elements that moved').toEqual([]);
  // Ticking the terms shows the link to the application.
  for (const terms of await page.getByRole('checkbox').all()) await terms.check();
  if (part === 'body') {
    await page.locator('header astro-island').dispatchEvent('pointerdown');
    await expectHydrated(page, 'header');
  }
  if (document.querySelector('main astro-island')) await expectHydrated(page, 'main');
  await expectAccessible(page, viewports, part === 'body' ? [] : ['body > header', 'body > footer']);
  await expectReflow(page, part, views);
}

/** Runs in the page: whether the first font of an element is one of the page, and loaded. */
function hasLoadedFont(element: Element): boolean {
  const unquote = (family = '') => family.replaceAll('"', '');
  const [first] = getComputedStyle(element).fontFamily.split(',');
  return [...document.fonts].some(
    ({ status, family }) => status === 'loaded' && unquote(family) === unquote(first),
  );
}
