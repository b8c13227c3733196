import { expect, test } from '../fixtures.ts';
import { expectContrast } from '../support/checks/accessibility.ts';

test('text is in a system font @chromium', async ({ page }) => {
  await page.goto('/privacy');
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main p' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.length).toBeGreaterThan(0);
  // `.ci/run` runs the tests once with a single font, and sets its name.
  const { SYSTEM_FONT } = process.env;
  for (const { familyName, isCustomFont } of fonts) {
    expect(isCustomFont).toBe(false);
    expect(familyName).toBe(SYSTEM_FONT ?? familyName);
  }
});

test('nothing is animated with reduced motion @chromium', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a printed page is dark on light, without drawings, buttons and the footer @chromium', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/products', '/freshers', '/login']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    const terms = page.getByRole('checkbox');
    if (await terms.isVisible()) await terms.check();
    const hidden = page.locator('[role=img], button, .button, footer');
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
    await expectContrast(page, 'color-contrast');
  }
});

test('a visitor who prefers more contrast gets enhanced contrast in light and dark @chromium', async ({
  page,
}) => {
  // These pages have every background of a text: cards, panels, bands and fields.
  for (const path of ['/', '/products', '/login']) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' });
      await expectContrast(page, 'color-contrast-enhanced');
    }
  }
});

// Only Chromium supports speculation rules.
test('hovering a link prefetches its page, but not the current page @chromium', async ({ page }) => {
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') prefetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/products');
  const footer = page.getByRole('contentinfo');
  await footer.locator('a[href="/products#aedan"]').click();
  await footer.locator('a[href="/contact"]').hover();
  await expect.poll(() => prefetched).toEqual(['/contact']);
});
