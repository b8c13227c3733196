import { dropdown, entry, hamburger, hands, menu } from '../support/fixtures/header.ts';
import { expect, test } from '../support/fixtures/visit.ts';

for (const javaScriptEnabled of [true, false])
  for (const { name: hand, hasTouch, press, narrow, wide } of hands)
    test.describe(`with ${hand}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled, hasTouch });

      test(`at ${narrow.width} px the menu toggles, opens one dropdown at a time, and leads on`, async ({
        page,
      }) => {
        await page.setViewportSize(narrow);
        await page.goto('/contact');
        await expect(menu(page)).toBeHidden();
        await press(hamburger(page));
        await expect(entry(page, 'Home')).toBeVisible();
        await expect(entry(page, 'Login')).toBeVisible();
        await expect(entry(page, 'Contact')).toHaveAttribute('aria-current', 'page');
        await press(hamburger(page));
        await expect(menu(page)).toBeHidden();
        await press(hamburger(page));

        for (const name of ['Products', 'Solutions', 'Services']) {
          await press(dropdown(page, name));
          await expect(menu(page).locator('details[open] + ul').getByRole('link').first()).toHaveText(
            `All ${name.toLowerCase()}`,
          );
          await expect(menu(page).locator('details[open]')).toHaveCount(1);
        }
        await expect(entry(page, 'Aedan')).toBeHidden();
        await press(entry(page, 'Branding'));
        await expect(page).toHaveURL('/morebrand');
        await expect(menu(page)).toBeHidden();
      });

      test(`at ${wide.width} px entries are links, the buttons beside them open one dropdown at a time`, async ({
        page,
      }) => {
        await page.setViewportSize(wide);
        await page.goto('/contact');
        await expect(hamburger(page)).toBeHidden();
        await expect(entry(page, 'Contact')).toHaveAttribute('aria-current', 'page');
        await expect(entry(page, 'Signup')).toBeVisible();
        await expect(page.locator('[role^=menu]')).toHaveCount(0);
        await press(dropdown(page, 'Solutions menu'));
        await expect(entry(page, 'Web Designing')).toBeVisible();
        await press(dropdown(page, 'Services menu'));
        await expect(entry(page, 'All services')).toBeVisible();
        await expect(entry(page, 'Web Designing')).toBeHidden();
        await press(entry(page, 'Branding'));
        await expect(page).toHaveURL('/morebrand');
        await press(entry(page, 'Products'));
        await expect(page).toHaveURL('/products');
        await expect(entry(page, 'Aedan')).toBeHidden();
      });
    });

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a dropdown opens by hover, and closes when the pointer leaves', async ({ page }) => {
      await page.goto('/contact');
      await entry(page, 'Solutions').hover();
      await expect(entry(page, 'Network Solution')).toBeVisible();
      await entry(page, 'Network Solution').hover();
      await expect(entry(page, 'Network Solution')).toBeVisible();
      await page.mouse.move(640, 700);
      await expect(entry(page, 'Network Solution')).toBeHidden();
    });

    test('a dropdown opens by Enter or Space, not by focus alone', async ({ page }) => {
      await page.goto('/contact');
      await entry(page, 'Services').focus();
      await expect(entry(page, 'Branding')).toBeHidden();
      await page.keyboard.press('Tab');
      await expect(dropdown(page, 'Services menu')).toBeFocused();
      await expect(entry(page, 'Branding')).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(entry(page, 'Branding')).toBeVisible();
      await page.keyboard.press('Space');
      await expect(entry(page, 'Branding')).toBeHidden();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await expect(entry(page, 'All services')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/services');
    });
  });

test('the entries of the header stand equally far apart, with and without an arrow', async ({ page }) => {
  await page.goto('/');
  const gaps = await page
    .getByRole('navigation', { name: 'Main' })
    .locator('> ul > li:visible')
    .evaluateAll((entries) => {
      const seen = entries.map((entry) => {
        const text = document.createRange();
        text.selectNodeContents(entry.querySelector('a') ?? entry);
        const arrow = entry.querySelector('summary');
        const { left, right } = text.getBoundingClientRect();
        if (!arrow) return { left, right };
        const { font, paddingLeft } = getComputedStyle(arrow);
        const brush = new OffscreenCanvas(1, 1).getContext('2d');
        if (!brush) throw new Error('nothing to measure the arrow with');
        brush.font = font;
        const wide = parseFloat(paddingLeft) + brush.measureText('▾').width;
        return { left, right: arrow.getBoundingClientRect().left + wide };
      });
      return seen.slice(1).map(({ left }, index) => left - (seen[index]?.right ?? 0));
    });
  expect(gaps).toHaveLength(9);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(4);
});

for (const [path, part] of [
  ['/vision', 'About'],
  ['/morebrand', 'Services'],
  ['/Itservice', 'Services'],
  ['/moresolution', 'Solutions'],
  ['/jobdescbe', 'Careers'],
  ['/freshers', 'Interns'],
])
  test(`on ${path} the header marks ${part}, the part of the site it lies in`, async ({ page }) => {
    await page.goto(String(path));
    await expect(menu(page).locator('[aria-current=true]:visible')).toHaveText(String(part));
  });

test('every entry of the header has a place of its own, however wide the window', async ({ page }) => {
  await page.goto('/');
  for (const width of [769, 800, 860, 919, 920, 960, 1000, 1100, 1199, 1200, 1280, 1600]) {
    await page.setViewportSize({ width, height: 700 });
    const entries = page.getByRole('banner').locator('a:visible, summary:visible, button:visible');
    const boxes = await entries.evaluateAll((all) =>
      all.map((entry) => ({ name: entry.textContent, box: entry.getBoundingClientRect() })),
    );
    const overlaps = boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => box.right > other.box.left + 1 && other.box.right > box.left + 1)
        .filter((other) => box.bottom > other.box.top + 1 && other.box.bottom > box.top + 1)
        .map((other) => `${name} / ${other.name}`),
    );
    expect(boxes.length).toBeGreaterThan(10);
    expect(overlaps, `${width} px`).toEqual([]);
    await expect(page.getByRole('banner')).toHaveJSProperty('scrollWidth', width);
  }
});
