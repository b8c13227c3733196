import { expect, test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';
import { changedSite } from '../unit/built-site.ts';

// The company of the changed site has a long name and a long mailbox.
test.use({ baseURL: sites.changed.origin });

/** Windows, with the style of the root element: the font size of a text of 200 %, the text spacing of WCAG 1.4.12. */
const windows = [
  { width: 320, style: '' },
  { width: 360, style: '' },
  { width: 390, style: '' },
  { width: 320, style: 'letter-spacing: 0.12em; word-spacing: 0.16em' },
  { width: 390, style: 'font-size: 32px' },
  { width: 1280, style: 'font-size: 32px' },
];

for (const { path } of changedSite.pages)
  test(`${path} shows all of its text without sideways scrolling on narrow phones and with large text`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const { width, style } of windows) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((style) => {
        document.documentElement.style.cssText = style;
      }, style);
      const state = `${width} px ${style}`;
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(width);
      expect.soft(await page.evaluate(cutTexts), state).toEqual([]);
    }
  });

test('the breadcrumbs share a baseline with large text', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const tops = await breadcrumbs.evaluate((nav) => {
    const range = document.createRange();
    return [...nav.querySelectorAll('a, [aria-current]')].map((element) => {
      range.selectNodeContents(element);
      return range.getBoundingClientRect().top;
    });
  });
  expect(new Set(tops).size, tops.join()).toBe(1);
});

/**
 * Runs in the page: texts that the window or an ancestor cuts off at the left or right. Text in a scroll container counts
 * as visible if the container is a region with a name that the keyboard can scroll.
 */
function cutTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const boxOf = (element: Element) =>
    element === document.body ? { left: 0, right: innerWidth } : element.getBoundingClientRect();
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    let element = texts.currentNode.parentElement;
    if (!width || !element?.checkVisibility({ visibilityProperty: true })) continue;
    for (; element; element = element.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none' || element.matches('[role=region][tabindex="0"][aria-label]')) break;
      if (overflowX === 'visible' && element !== document.body) continue;
      const box = boxOf(element);
      if (left < box.left - 1 || right > box.right + 1) {
        found.push(texts.currentNode.textContent?.trim().slice(0, 40) ?? '');
        break;
      }
    }
  }
  return found;
}
