import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Scrolls until this fraction of the section is visible, or of the window if the section is taller. */
const showFraction = (section: Locator, fraction: number) =>
  section.evaluate(async (element, fraction) => {
    const { top, height } = element.getBoundingClientRect();
    const part = Math.min(height, innerHeight) * fraction;
    scrollBy({ top: top + part - innerHeight, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, fraction);

/** The opacity at which a visitor sees the heading of a section after all motion. */
const opacityOf = (section: Locator) =>
  section.getByRole('heading', { level: 2 }).evaluate((heading) => {
    for (const animation of document.getAnimations()) animation.finish();
    let opacity = 1;
    for (let element: Element | null = heading; element; element = element.parentElement)
      opacity *= Number(getComputedStyle(element).opacity);
    return opacity;
  });

const solutionsOf = async (page: Page) => {
  const solutions = await page.getByRole('main').locator('section').filter({ hasText: 'More about' }).all();
  expect(solutions.length).toBeGreaterThanOrEqual(5);
  return solutions;
};

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// In the short window solutions are taller than the window.
for (const [width, height] of [
  [1280, 500],
  [320, 300],
] as const)
  test(`solutions fade in once, when half visible, at ${width} by ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/solutions');
    const solutions = await solutionsOf(page);
    for (const solution of solutions) {
      await showFraction(solution, 0.4);
      // A faint solution is still readable.
      expect(await opacityOf(solution)).toBe(0.3);
      await showFraction(solution, 0.55);
      await expect.poll(() => opacityOf(solution)).toBe(1);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const solution of solutions) expect(await opacityOf(solution)).toBe(1);
  });

for (const [state, options, media] of [
  ['in print', {}, { media: 'print' }],
  ['with reduced motion', {}, { reducedMotion: 'reduce' }],
  ['without JavaScript', { javaScriptEnabled: false }, {}],
] as const)
  test.describe(state, () => {
    test.use(options);

    test('all solutions are visible', async ({ page }) => {
      await page.emulateMedia(media);
      await page.goto('/solutions');
      for (const solution of await solutionsOf(page)) expect(await opacityOf(solution)).toBe(1);
    });
  });
