import { dropdown, entry, hamburger, hands, headerHydrated, menu } from '../support/fixtures/header.ts';
import { expect, test } from '../support/fixtures/visit.ts';

for (const { name: hand, hasTouch, press, narrow: viewport } of hands)
  test.describe(`at ${viewport.width} px with ${hand}`, () => {
    test.use({ viewport, hasTouch });

    test('the menu is closed by a press outside, by Escape, and by a link to a part of the page', async ({
      page,
    }) => {
      await page.goto('/products');
      await press(hamburger(page));
      await headerHydrated(page);
      await test.step('a press outside, for which the menu leaves some of the page', async () => {
        await press(dropdown(page, 'Solutions'));
        await expect(entry(page, 'Web Designing')).toBeVisible();
        const [x, y] = [viewport.width / 2, viewport.height - 20];
        await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        await expect(menu(page)).toBeHidden();
        await expect(page).toHaveURL('/products');
      });
      await test.step('Escape, the dropdown first; focus goes to their buttons', async () => {
        await press(hamburger(page));
        await press(dropdown(page, 'Services'));
        await page.keyboard.press('Escape');
        await expect(entry(page, 'Branding')).toBeHidden();
        await expect(dropdown(page, 'Services')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
        await expect(page.getByRole('banner').locator('summary').first()).toBeFocused();
      });
      await test.step('a link to a part of the page', async () => {
        await press(hamburger(page));
        await press(dropdown(page, 'Products'));
        await press(entry(page, 'Thiruula'));
        await expect(page).toHaveURL('/products#thiruula');
        await expect(menu(page)).toBeHidden();
      });
      await test.step('a link to the part of the page that the address already names', async () => {
        await press(hamburger(page));
        await press(dropdown(page, 'Products'));
        await press(entry(page, 'Thiruula'));
        await expect(menu(page)).toBeHidden();
        await expect(page).toHaveURL('/products#thiruula');
      });
    });

    test('the menu closes before it is hydrated, on a link to the part of the page the visitor is at', async ({
      page,
    }) => {
      await page.route('**/_astro/*.js', () => undefined);
      await page.goto('/products#aedan');
      await press(hamburger(page));
      await press(dropdown(page, 'Products'));
      await press(entry(page, 'Aedan'));
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL('/products#aedan');
    });
  });

test('on a wide window a dropdown is closed by Escape and by a click outside', async ({ page }) => {
  const [button, inside] = [dropdown(page, 'Services menu'), entry(page, 'Branding')];
  await page.goto('/contact');
  await test.step('Escape after a key opened it; focus stays', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(inside).toBeVisible();
    await headerHydrated(page);
    await page.keyboard.press('Escape');
    await expect(inside).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step('Escape with none open puts nothing away that hover opens later', async () => {
    await page.keyboard.press('Escape');
    await entry(page, 'Services').hover();
    await expect(inside).toBeVisible();
  });
  await test.step('Escape after hover opened it, until the pointer comes again', async () => {
    await page.keyboard.press('Escape');
    await expect(inside).toBeHidden();
    await page.mouse.move(640, 700);
    await entry(page, 'Services').hover();
    await expect(inside).toBeVisible();
  });
  await test.step('a click outside', async () => {
    await button.click();
    await page.mouse.click(640, 700);
    await expect(inside).toBeHidden();
  });
});
