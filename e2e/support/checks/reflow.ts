import { expect, type Page } from '@playwright/test';
import Color from 'colorjs.io';
import { overlappingLines } from './overlap.ts';

const largeText = ':root { font-size: 32px !important }';
/** The text spacing of WCAG 1.4.12. */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** How a visitor may see a page: the window, a style sheet and media features. */
interface View {
  readonly width: number;
  readonly height?: number;
  readonly css?: string;
  readonly forcedColors?: 'active';
  readonly colorScheme?: 'dark';
  readonly contrast?: 'more';
}

/** The views that differ most. Media features don't depend on the size, so each is tested at one size. */
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
 * Expects that a visitor can read and use a page in any view: no text or drawing is cut off, no texts overlap, also in print, every
 * control shows its focus, and nothing scrolls sideways.
 * @param part a selector of the part of the page to check
 * @param views to check in addition to those that differ most
 */
export async function expectReflow(page: Page, part = 'body', views: readonly View[] = []): Promise<void> {
  // A browser shows the focus ring of an element that a script focuses only after a key press.
  await page.keyboard.press('Tab');
  // In this window a drawing is below the text, and would be too tall at its full width.
  await page.setViewportSize({ width: 600, height: 800 });
  expect.soft(await page.evaluate(cutDrawings), 'cut drawings').toEqual([]);
  for (const { width, height = 800, css = '', ...media } of [...extremeViews, ...views]) {
    await page.setViewportSize({ width, height });
    const noMedia = { forcedColors: null, contrast: null, colorScheme: null };
    await page.emulateMedia({ reducedMotion: 'reduce', ...noMedia, ...media });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, css);
    const state = JSON.stringify({ width, height, css, ...media });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width);
    expect.soft(await page.evaluate(cutTexts, part), state).toEqual([]);
    expect.soft(await page.evaluate(overlappingLines), state).toEqual([]);
    const controls = await page.evaluate(focusEach, part);
    // WCAG 2.2, 1.4.11.
    const faulty = controls.filter(
      ({ isSeen, ringAndBorder }) =>
        !isSeen ||
        ringAndBorder.some(({ colour, ground }) => new Color(colour).contrast(ground, 'WCAG21') < 3),
    );
    expect.soft(faulty, `${state}: focus that is hidden or has a weak ring`).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  expect.soft(await page.evaluate(overlappingLines), 'print').toEqual([]);
  await page.emulateMedia({ media: null });
}

/** Runs in the page: the drawings in introductions that are taller than their box. */
function cutDrawings(): string[] {
  const places = [...document.querySelectorAll('.page-intro .intro-drawing')];
  return places.flatMap((place) => {
    const { height = 0 } = place.querySelector('svg')?.getBoundingClientRect() ?? {};
    return height > place.getBoundingClientRect().height + 1 ? place.className : [];
  });
}

/**
 * Runs in the page: the texts that the window or an ancestor cuts off. A text in a box that the keyboard can scroll is not cut off.
 */
function cutTexts(part: string): string[] {
  const root = document.querySelector(part) ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const boxOf = (element: Element) =>
    element === document.body ? new DOMRect(0, 0, innerWidth) : element.getBoundingClientRect();
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    let element = texts.currentNode.parentElement;
    if (!width || !element?.checkVisibility({ visibilityProperty: true })) continue;
    // The ancestors of a dialog do not cut it, since it is in the top layer.
    for (; element; element = element.matches('dialog') ? null : element.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (
        clipPath !== 'none' ||
        // The keyboard scrolls a box that has the focus, or a link inside it.
        element.matches('[role=group][tabindex="0"][aria-label]') ||
        (overflowX === 'auto' && element.querySelector('a'))
      )
        break;
      if (overflowX === 'visible' && element !== document.body) continue;
      const box = boxOf(element);
      const isCutBelow = /hidden|clip/.test(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1);
      if (left < box.left - 1 || right > box.right + 1 || isCutBelow) {
        found.push(texts.currentNode.textContent?.trim().slice(0, 40) ?? '');
        break;
      }
    }
  }
  return found;
}

/**
 * Runs in the page: focuses each control. Returns whether each is visible, and the colours of its focus ring and border, each with
 * the background behind it.
 */
function focusEach(part: string) {
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const isTransparent = /rgba|\//.test(backgroundColor);
    return isTransparent && element.parentElement ? groundOf(element.parentElement) : backgroundColor;
  };
  const partOf = (element: Element | null) => element?.closest('header, main, footer, dialog');
  const root = document.querySelector('dialog[open]') ?? document.querySelector(part) ?? document;
  const controls = root.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, summary, input, [tabindex="0"]',
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return [];
    control.focus();
    // Another control of the same part may be on top: a link covers its card.
    const [{ x, y, width, height } = new DOMRect()] = control.getClientRects();
    const hit = document.elementFromPoint(x + width / 2, Math.min(y + height / 2, innerHeight - 1));
    const isSeen = control.matches(':focus') && partOf(hit) === partOf(control);
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, borderTopColor } =
      getComputedStyle(control);
    const around = groundOf(control.parentElement ?? control);
    const isInside = parseFloat(outlineOffset) <= -parseFloat(outlineWidth);
    const ground = isInside ? groundOf(control) : around;
    const ring = { colour: outlineStyle === 'none' ? ground : outlineColor, ground };
    const ringAndBorder = control.matches('input')
      ? [ring, { colour: borderTopColor, ground: around }]
      : [ring];
    return { html: control.outerHTML.slice(0, 120), isSeen, ringAndBorder };
  });
}
