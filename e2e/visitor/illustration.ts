import { expect, test } from '../fixtures.ts';
import { offerPages } from './documented-links.ts';

for (const path of offerPages)
  test(`${path} shows a named illustration, complete on a phone and half as wide as a desktop page`, async ({
    page,
  }) => {
    const illustration = page.getByRole('main').getByRole('img').first();
    const box = async () => (await illustration.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(path);
    await expect(illustration).toHaveAccessibleName(/\S/);
    const phone = await box();
    expect(phone.x).toBeGreaterThanOrEqual(0);
    expect(phone.x + phone.width).toBeLessThanOrEqual(390);
    expect(phone.height).toBeLessThanOrEqual(180);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(phone.y).toBeGreaterThan((heading?.y ?? NaN) + (heading?.height ?? NaN));
    // The container clips lines outside the viewBox.
    const isComplete = await illustration.evaluate((svg) => {
      const { left, top, right, bottom } = svg.getBoundingClientRect();
      const drawn = [...svg.querySelectorAll('path')].map((line) => line.getBoundingClientRect());
      return drawn.every(
        (box) => box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom,
      );
    });
    expect(isComplete).toBe(true);

    await page.setViewportSize({ width: 1280, height: 800 });
    const desktop = await box();
    expect(desktop.x).toBeGreaterThanOrEqual(640);
    expect(desktop.width).toBeGreaterThanOrEqual(480);
    expect(desktop.x + desktop.width).toBeLessThanOrEqual(1280);
  });
