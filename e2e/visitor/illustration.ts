import { expect, type Page } from '@playwright/test';

/** Expects a named illustration in the page header: complete on a phone, half as wide as the page on a desktop. */
export async function expectIllustration(page: Page): Promise<void> {
  const illustration = page.getByRole('main').getByRole('img').first();
  const box = async () => (await illustration.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  await expect(illustration).toHaveAccessibleName(/\S/);
  await page.setViewportSize({ width: 390, height: 700 });
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
}
