import { back, expect, mark, test } from '../support/fixtures/back.ts';
import { dropdown, entry, hamburger, menu, phone } from '../support/fixtures/header.ts';

test('a menu that led away is closed when the page comes back, on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await mark(page);
  await hamburger(page).click();
  await dropdown(page, 'Services').click();
  await entry(page, 'Branding').click();
  await expect(page).toHaveURL('/morebrand');
  await back(page);
  await expect(menu(page)).toBeHidden();
  await hamburger(page).click();
  await expect(entry(page, 'Home')).toBeVisible();
  await expect(entry(page, 'Branding')).toBeHidden();
});

test('a dropdown that led away is closed when the page comes back, on a wide window', async ({ page }) => {
  await page.goto('/contact');
  await mark(page);
  await dropdown(page, 'Services menu').click();
  await entry(page, 'Branding').click();
  await expect(page).toHaveURL('/morebrand');
  await page.mouse.move(640, 700);
  await back(page);
  // A page from the cache may keep what was hovered until the mouse moves.
  await page.mouse.move(640, 690);
  await expect(entry(page, 'Branding')).toBeHidden();
});
