import { expect, test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';

test.use({ viewport: { width: 390, height: 700 } });

test.describe('the changed site', () => {
  test.use({ baseURL: sites.changed.origin });

  test('shows the first field, the start of each page and the first opening on the first screen', async ({
    page,
    applyPage,
  }) => {
    await page.goto('/apply');
    await expect(applyPage.field('Name')).toBeInViewport({ ratio: 1 });
    for (const path of ['/', '/networksolution', '/civilservice', '/freshers', '/positions']) {
      await page.goto(path);
      await expect(page.getByRole('main').locator('p').first()).toBeInViewport();
    }
    await expect(page.getByRole('link', { name: /^Job description: / }).first()).toBeInViewport();
  });

  test('fits the announcement into one line', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/careers');
    const bar = page.getByRole('complementary', { name: 'Announcement' });
    // Two lines take 66 px.
    expect((await bar.boundingBox())?.height).toBeLessThan(50);
  });
});

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a column of the footer opens when its heading is pressed', async ({ page }) => {
    await page.goto('/login');
    const footer = page.getByRole('contentinfo');
    const link = footer.locator('a[href="/services"]');
    await expect(link).toBeHidden();
    await footer.locator('summary', { hasText: 'Services' }).click();
    await link.click();
    await expect(page).toHaveURL('/services');
  });
});

test('on a wide window every column of the footer is open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  for (const link of await footer.getByRole('navigation').getByRole('link').all())
    await expect(link).toBeVisible();
  await expect(footer.locator('summary:visible')).toHaveCount(0);
});

test('the header has its menu in one row, without overlaps, at every width', async ({ page, header }) => {
  for (const { origin } of Object.values(sites)) {
    await page.goto(`${origin}/`);
    for (const width of [769, 800, 920, 1000, 1100, 1200, 1280, 1600]) {
      await page.setViewportSize({ width, height: 700 });
      const boxes = await header.banner
        .locator('a:visible, summary:visible, button:visible')
        .evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().toJSON()));
      const overlaps = boxes.flatMap((box, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => box.right > other.left + 1 && other.right > box.left + 1)
          .filter((other) => box.bottom > other.top + 1 && other.bottom > box.top + 1),
      );
      expect(boxes.length).toBeGreaterThan(5);
      // The first entry is the company, the last two are Login and Signup.
      expect(new Set(boxes.slice(1, -2).map(({ top }) => top)).size, `rows at ${width} px`).toBe(1);
      expect(overlaps, `${width} px`).toEqual([]);
      await expect(header.banner).toHaveJSProperty('scrollWidth', width);
    }
  }
});
