import { expect, test } from '../fixtures.ts';

const pages = [
  '/moredev',
  '/morebrand',
  '/moredesign',
  '/moremarket',
  '/Itservice',
  '/civilservice',
  '/Engineerservice',
  '/mechanicalservices',
  '/others',
  '/networksolution',
  '/softwaresolution',
  '/testingsolution',
  '/webdesign',
  '/Domainregister',
];

for (const path of pages)
  test(`${path} shows an illustration with a name, whole on a phone and half as wide as a desktop page`, async ({
    page,
  }) => {
    const illustration = page.getByRole('main').getByRole('img').first();
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(path);
    await expect(illustration).toHaveAccessibleName(/\S/);
    await expect(illustration).toBeVisible();
    const phone = await illustration.boundingBox();
    expect(phone?.x).toBeGreaterThanOrEqual(0);
    expect((phone?.x ?? Infinity) + (phone?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(phone?.height).toBeLessThanOrEqual(180);
    expect(phone?.height).toBeGreaterThanOrEqual(140);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(phone?.y).toBeGreaterThan((heading?.y ?? Infinity) + (heading?.height ?? 0));
    // Nothing is drawn outside the viewBox; the container clips lines that are.
    const outside = await illustration.evaluate((svg) => {
      const { left, top, right, bottom } = svg.getBoundingClientRect();
      const drawn = [...svg.querySelectorAll('path')].map((path) => path.getBoundingClientRect());
      return drawn.filter(
        (box) => box.left < left || box.top < top || box.right > right || box.bottom > bottom,
      );
    });
    expect(outside).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 800 });
    const desktop = await illustration.boundingBox();
    expect(desktop?.x).toBeGreaterThanOrEqual(640);
    expect(desktop?.width).toBeGreaterThanOrEqual(480);
    expect((desktop?.x ?? Infinity) + (desktop?.width ?? 0)).toBeLessThanOrEqual(1280);
  });
