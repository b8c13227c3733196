import { expect, test } from '../support/test-site.ts';

const widths = [769, 800, 860, 919, 920, 960, 1000, 1100, 1199, 1200, 1280, 1600];

test('every entry of the header has a place of its own, however wide the window', async ({ page }) => {
  await page.goto('/');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const entries = page.getByRole('banner').locator('a:visible, summary:visible, button:visible');
    const boxes = await entries.evaluateAll((found) =>
      found.map((entry) => ({ said: entry.textContent, box: entry.getBoundingClientRect() })),
    );
    const overlaps = boxes.flatMap(({ said, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => box.right > other.box.left + 1 && other.box.right > box.left + 1)
        .filter((other) => box.bottom > other.box.top + 1 && other.box.bottom > box.top + 1)
        .map((other) => `${said} / ${other.said}`),
    );
    expect(boxes.length).toBeGreaterThan(10);
    expect(overlaps, `${width} px`).toEqual([]);
    await expect(page.getByRole('banner')).toHaveJSProperty('scrollWidth', width);
  }
});
