import { site } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';

test.use({ viewport: { width: 390, height: 700 } });

for (const [name, { origin }] of Object.entries(sites))
  test.describe(`the ${name} site`, () => {
    test.use({ baseURL: origin });

    test('shows the first field of the form and the start of each page on the first screen', async ({
      page,
      applyPage,
    }) => {
      await page.goto('/apply');
      await expect(applyPage.field('Name')).toBeInViewport({ ratio: 1 });
      for (const path of ['/', '/positions', '/networksolution', '/civilservice', '/freshers']) {
        await page.goto(path);
        await expect(page.getByRole('main').locator('p').first()).toBeInViewport();
      }
    });
  });

test.describe('the changed site', () => {
  test.use({ baseURL: sites.changed.origin });

  test('shows the first opening on the first screen', async ({ page }) => {
    await page.goto('/positions');
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

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a column of the footer opens when its heading is pressed', async ({ page }) => {
      await page.goto('/login');
      const footer = page.getByRole('contentinfo');
      const link = footer.locator('a[href="/services"]');
      await expect(link).toBeHidden();
      const [main, whole] = [await page.getByRole('main').boundingBox(), await footer.boundingBox()];
      expect(whole?.height).toBeLessThan(main?.height ?? 0);
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

test('an offer has its action above the illustration, and one address at its end', async ({ page }) => {
  await page.goto('/testingsolution');
  const main = page.getByRole('main');
  const action = main.getByRole('link', { name: 'Tell us what you need' });
  await expect(action).toHaveAttribute('href', '/contact');
  const box = await action.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  const illustration = await main.getByRole('img').first().boundingBox();
  expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(illustration?.y ?? NaN);
  await expect(main.locator('section').last().getByRole('link')).toHaveText(['Contact us', site.email]);
});

test('a card has icon and title in one row, its text below both, and a link on one line', async ({
  page,
}) => {
  await page.goto('/services');
  const cards = page
    .locator('section')
    .getByRole('listitem')
    .filter({ has: page.locator('svg') });
  await expect(cards).not.toHaveCount(0);
  for (const card of await cards.all()) {
    const boxes = [card.locator('svg'), card.getByRole('heading'), card.locator('p'), card.getByRole('link')];
    const [icon, title, text, link] = await Promise.all(boxes.map((part) => part.boundingBox()));
    expect(title?.y).toBeLessThan((icon?.y ?? NaN) + (icon?.height ?? NaN));
    expect(text?.x).toBe(icon?.x);
    expect(text?.y).toBeGreaterThanOrEqual((icon?.y ?? NaN) + (icon?.height ?? NaN));
    expect(link?.height).toBeLessThan(48);
    await expect(card.getByRole('link')).toHaveAccessibleName(/^More about \S/);
  }
});

test('a solution lists what it contains above its button', async ({ page }) => {
  await page.goto('/solutions');
  const solution = page.getByRole('main').locator('section').first();
  const list = await solution.getByRole('list').boundingBox();
  const button = await solution.getByRole('link', { name: /^More about/ }).boundingBox();
  expect(button?.y).toBeGreaterThan((list?.y ?? NaN) + (list?.height ?? NaN));
});
