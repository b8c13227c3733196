import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The size of a window and its colour scheme. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

export const phone: Viewport = { width: 390, height: 844, colorScheme: 'light' };
export const desktop: Viewport = { width: 1280, height: 800, colorScheme: 'dark' };
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects no violation of WCAG 2.2 AA, and targets of 44 px, in these viewports.
 * @param excluded selectors of parts to skip, which another call checks
 */
export async function expectAccessible(
  page: Page,
  viewports: readonly Viewport[],
  excluded: readonly string[] = [],
) {
  for (const { colorScheme, ...size } of viewports) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const builder = (await axe(page)).withTags(tags);
    for (const part of excluded) builder.exclude(part);
    await expectNoViolations(builder);
    expect(await page.evaluate(smallTargets), `targets at ${size.width} px`).toEqual([]);
  }
}

/** Expects enough contrast for all text on the page: by level AA of WCAG 2.2, or the enhanced contrast of AAA. */
export const expectContrast = async (page: Page, rule: 'color-contrast' | 'color-contrast-enhanced') =>
  expectNoViolations((await axe(page)).withRules([rule]));

/**
 * Axe takes half the time if it returns violations only. Legacy mode avoids opening a second page. It skips frames of other
 * origins, but no page has any. A second check of the same page reuses axe, because injecting axe takes as long as running it.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const isInjected = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isInjected && { axeSource: 'void 0' }) });
  return builder.options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function expectNoViolations(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found).toEqual([]);
}

/**
 * Runs in the page: the visible controls smaller than 44 × 44 px, except links in a text (WCAG 2.5.8). In a wide window with a
 * mouse, rows of the footer may be 32 px high.
 */
function smallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, select, textarea',
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (getComputedStyle(control).display === 'inline' || control.closest('.skip')) return [];
    // A link that covers its card is as large as the card, a checkbox as large as its label.
    const cover = getComputedStyle(control, '::after');
    const box = (control.closest('label') ?? control).getBoundingClientRect();
    const isCover = cover.position === 'absolute';
    const width = isCover ? parseFloat(cover.width) : box.width;
    const height = isCover ? parseFloat(cover.height) : box.height;
    const isRow =
      control.closest('footer nav') && innerWidth > 768 && !matchMedia('(pointer: coarse)').matches;
    const isSmall = width > 1 && Math.min(width, height) < (isRow ? 32 : 43.5);
    return isSmall ? [`${control.outerHTML.slice(0, 120)} ${width} × ${height}`] : [];
  });
}
