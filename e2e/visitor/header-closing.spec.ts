import { back, expect, mark, test } from '../support/fixtures/back.ts';
import {
  allHands,
  headerHydrated,
  dropdown,
  entry,
  hamburger,
  hands,
  menu,
  narrow,
  wide,
} from '../support/fixtures/header.ts';

for (const viewport of narrow)
  for (const hand of allHands)
    test.describe(`${viewport.width} px with ${hand}`, () => {
      const press = hands[hand];
      test.use({ viewport, hasTouch: hand === 'touch' });

      test.beforeEach(async ({ page }) => {
        await page.goto('/products');
        await press(hamburger(page));
        await headerHydrated(page);
      });

      test('a press outside closes the menu, which leaves some of the page for it', async ({ page }) => {
        await press(dropdown(page, 'Solutions'));
        await expect(entry(page, 'Web Designing')).toBeVisible();
        const [x, y] = [viewport.width / 2, viewport.height - 20];
        await (hand === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        await expect(menu(page)).toBeHidden();
        await expect(page).toHaveURL('/products');
      });

      test('Escape closes the dropdown, then the menu, and focus goes to their buttons', async ({ page }) => {
        await press(dropdown(page, 'Services'));
        await page.keyboard.press('Escape');
        await expect(entry(page, 'Branding')).toBeHidden();
        await expect(dropdown(page, 'Services')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
        await expect(page.getByRole('banner').locator('summary').first()).toBeFocused();
      });

      test('a link to a part of the same page closes the menu', async ({ page }) => {
        await press(dropdown(page, 'Products'));
        await press(entry(page, 'Thiruula'));
        await expect(page).toHaveURL('/products#thiruula');
        await expect(menu(page)).toBeHidden();
      });

      test('the menu is closed when the page comes back', async ({ page }) => {
        await mark(page);
        await press(dropdown(page, 'Services'));
        await press(entry(page, 'Branding'));
        await expect(page).toHaveURL('/morebrand');
        await back(page);
        await expect(menu(page)).toBeHidden();
        await press(hamburger(page));
        await expect(entry(page, 'Branding')).toBeHidden();
      });
    });

for (const viewport of wide)
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('Escape closes a dropdown that a key opened, and focus stays', async ({ page }) => {
      await page.goto('/contact');
      await dropdown(page, 'Services menu').focus();
      await page.keyboard.press('Enter');
      await expect(entry(page, 'Branding')).toBeVisible();
      await headerHydrated(page);
      await page.keyboard.press('Escape');
      await expect(entry(page, 'Branding')).toBeHidden();
      await expect(dropdown(page, 'Services menu')).toBeFocused();
    });

    test('Escape closes a dropdown that hover opened, until the pointer comes again', async ({ page }) => {
      await page.goto('/contact');
      await entry(page, 'Services').hover();
      await expect(entry(page, 'Branding')).toBeVisible();
      await headerHydrated(page);
      await page.keyboard.press('Escape');
      await expect(entry(page, 'Branding')).toBeHidden();
      await page.mouse.move(viewport.width / 2, viewport.height - 20);
      await entry(page, 'Services').hover();
      await expect(entry(page, 'Branding')).toBeVisible();
    });

    test('Escape pressed elsewhere puts nothing away that hover opens later', async ({ page }) => {
      await page.goto('/contact');
      await dropdown(page, 'Services menu').focus();
      await headerHydrated(page);
      await page.keyboard.press('Escape');
      await entry(page, 'Services').hover();
      await expect(entry(page, 'Branding')).toBeVisible();
    });

    test('a click outside closes a dropdown', async ({ page }) => {
      await page.goto('/contact');
      await dropdown(page, 'Services menu').click();
      await headerHydrated(page);
      await page.mouse.click(viewport.width / 2, viewport.height - 20);
      await expect(entry(page, 'Branding')).toBeHidden();
    });

    test('a dropdown left open is closed when the page comes back', async ({ page }) => {
      await page.goto('/contact');
      await mark(page);
      await dropdown(page, 'Services menu').click();
      await entry(page, 'Branding').click();
      await expect(page).toHaveURL('/morebrand');
      await page.mouse.move(viewport.width / 2, viewport.height - 20);
      await back(page);
      await expect(entry(page, 'Branding')).toBeHidden();
    });
  });
