import { expect, test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';
import type { BuiltPage } from './built-site.ts';

const largeText = ':root { font-size: 32px !important }';

/** Windows of phones, tablets and computers, also low ones. */
const windows = [
  { width: 320, height: 320 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 320, height: 640, css: largeText },
  { width: 1280, height: 800, css: largeText },
];

/** Defines a test of one page: no text covers another one, wherever a visitor scrolls, and in print. */
export function testScrolling({ path }: BuiltPage): void {
  test(`no text of ${path} covers another one while a visitor scrolls`, async ({ page }) => {
    await page.goto(`${sites.changed.origin}${path}`);
    for (const { css = '', ...size } of windows) {
      await page.setViewportSize(size);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, css);
      expect.soft(await page.evaluate(overlappingLines), JSON.stringify({ ...size, css })).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    expect.soft(await page.evaluate(overlappingLines), 'print').toEqual([]);
  });
}

/**
 * Runs in the page: scrolls by thirds of the window, and returns the pairs of texts whose lines overlap by a third of their height.
 * Only sticky and fixed texts move against others, so the others are compared once.
 */
function overlappingLines(): string[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const { parentElement } = currentNode;
    if (!(currentNode instanceof Text) || !currentNode.data.trim()) continue;
    if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (!parentElement.closest('.visually-hidden, .skip, [aria-current], .entry span'))
      texts.push(currentNode);
  }
  const linesOf = (text: Text) => {
    const range = document.createRange();
    range.selectNode(text);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    return boxes.map((box) => ({ box, top: box.top + scrollY, bottom: box.bottom + scrollY, text }));
  };
  const isSticky = ({ parentElement }: Text) => {
    for (let element = parentElement; element; element = element.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(element).position)) return true;
    return false;
  };
  const others = texts.filter((text) => !isSticky(text)).flatMap(linesOf);
  const sticky = texts.filter(isSticky);
  const found = new Set<string>();
  const compare = (lines: typeof others) => {
    lines.sort((one, other) => one.top - other.top);
    for (const [index, line] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.top > line.bottom) break;
        const width = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const height = Math.min(line.bottom, other.bottom) - other.top;
        if (width > 2 && height > Math.min(line.box.height, other.box.height) / 3)
          found.add(`“${line.text.data.trim().slice(0, 40)}” and “${other.text.data.trim().slice(0, 40)}”`);
      }
  };
  compare([...others]);
  const last = document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; sticky.length > 0 && top < last + innerHeight / 3; top += innerHeight / 3) {
    scrollTo({ top, behavior: 'instant' });
    compare([...others, ...sticky.flatMap(linesOf)]);
  }
  return [...found];
}
