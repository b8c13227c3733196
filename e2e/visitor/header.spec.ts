import {
  allHands,
  dropdown,
  entry,
  hamburger,
  hands,
  menu,
  narrow,
  wide,
} from '../support/fixtures/header.ts';
import { expect, test } from '../support/fixtures/visit.ts';

for (const javaScriptEnabled of [true, false])
  for (const hand of allHands) {
    const press = hands[hand];
    const how = `with ${hand === 'mouse' ? 'a mouse' : 'touch'}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`;

    for (const viewport of narrow)
      test.describe(`${viewport.width} px ${how}`, () => {
        test.use({ javaScriptEnabled, viewport, hasTouch: hand === 'touch' });

        test('the menu toggles, opens one dropdown at a time, and leads on', async ({ page }) => {
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
      });

    for (const viewport of wide)
      test.describe(`${viewport.width} px ${how}`, () => {
        test.use({ javaScriptEnabled, viewport, hasTouch: hand === 'touch' });

        test('entries are links, the buttons beside them open one dropdown at a time', async ({ page }) => {
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
  }

for (const viewport of wide)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${viewport.width} px, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled, viewport });

      test('hover opens a dropdown, and leaving it closes it', async ({ page }) => {
        await page.goto('/contact');
        await entry(page, 'Solutions').hover();
        await expect(entry(page, 'Network Solution')).toBeVisible();
        await entry(page, 'Network Solution').hover();
        await expect(entry(page, 'Network Solution')).toBeVisible();
        await page.mouse.move(viewport.width / 2, viewport.height - 20);
        await expect(entry(page, 'Network Solution')).toBeHidden();
      });
    });
