import { expect, type Page } from '@playwright/test';
import { cutTexts } from './cut-off.ts';
import { controlsWithoutVisibleFocus } from './focus.ts';
import { overlappingLines } from './overlap.ts';

const largeText = ':root { font-size: 32px !important }';
/** The text spacing of WCAG 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** How a visitor may see a page: the window, a style sheet and media features. */
export interface View {
  readonly width: number;
  readonly height?: number;
  readonly css?: string;
  readonly forcedColors?: 'active';
  readonly colorScheme?: 'dark';
  readonly contrast?: 'more';
}

/** The views of every page. Media features don't depend on the size, so each is tested at one size. */
const extremeViews: readonly View[] = [
  // A window of 1280 × 1024 px at 400%.
  { width: 320, height: 256 },
  { width: 320, css: textSpacing, forcedColors: 'active' },
  { width: 320, css: largeText, colorScheme: 'dark' },
  { width: 1280, css: textSpacing, contrast: 'more' },
  { width: 1280, css: largeText },
];

/** The views of phones, tablets and computers, also short ones. */
export const commonViews: readonly View[] = [
  { width: 320, height: 320 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/**
 * Expects that a visitor can read and use a page in any view: no text is cut off, no texts overlap, also in print,
 * every control shows its focus, and nothing scrolls sideways.
 * @param part the part of the page to check
 * @param views to check in addition to `extremeViews`
 */
export async function expectReflow(page: Page, part: 'main' | 'body', views: readonly View[] = []) {
  // After a key press, browsers show the focus ring of an element that a script focuses.
  await page.keyboard.press('Tab');
  const dialog = page.locator('dialog[open]');
  const root = (await dialog.count()) > 0 ? dialog : page.locator(part);
  for (const view of [...extremeViews, ...views]) {
    await show(page, view);
    const state = JSON.stringify(view);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(scrollWidth, state).toBe(view.width);
    expect.soft(await page.locator(part).evaluate(cutTexts), `${state}: cut texts`).toEqual([]);
    expect.soft(await page.evaluate(overlappingLines), `${state}: overlapping texts`).toEqual([]);
    expect.soft(await controlsWithoutVisibleFocus(root), `${state}: no visible focus`).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  expect.soft(await page.evaluate(overlappingLines), 'overlapping texts in print').toEqual([]);
  await page.emulateMedia({ media: null });
}

/** Shows the page in a view, without the style sheet and the media features of an earlier view. */
async function show(page: Page, { width, height = 800, css = '', ...media }: View) {
  await page.setViewportSize({ width, height });
  const noMedia = { forcedColors: null, contrast: null, colorScheme: null };
  await page.emulateMedia({ reducedMotion: 'reduce', ...noMedia, ...media });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
