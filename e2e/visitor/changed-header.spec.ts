import { site } from '../../src/site.ts';
import { changes } from '../support/fixtures/changed-page.ts';
import { dropdown, entry, hamburger, headerHydrated, menu, phone } from '../support/fixtures/header.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';

const names = ['Aedan', 'Thiruula', 'Digital Twin'];

for (const [how, change] of Object.entries(changes)) {
  test.describe(`a page ${how} before its header is hydrated`, () => {
    test.use({ changedPage: true });

    test('a dropdown stays open with its focus, and closes by Escape', async ({ page, siteProxy }) => {
      const arrive = siteProxy.hold(scripts);
      await page.goto('/contact');
      await change(page);
      await dropdown(page, 'Services menu').click();
      await expect(entry(page, 'Branding')).toBeVisible();
      arrive();
      await headerHydrated(page);
      await expect(entry(page, 'Branding')).toBeVisible();
      await expect(dropdown(page, 'Services menu')).toBeFocused();
      await page.mouse.move(640, 700);
      await page.keyboard.press('Escape');
      await expect(entry(page, 'Branding')).toBeHidden();
      await expect(dropdown(page, 'Services menu')).toBeFocused();
    });

    test('the menu of a phone stays open with its dropdown', async ({ page, siteProxy }) => {
      const arrive = siteProxy.hold(scripts);
      await page.setViewportSize(phone);
      await page.goto('/contact');
      await change(page);
      await hamburger(page).click();
      await dropdown(page, 'Services').click();
      arrive();
      await headerHydrated(page);
      await expect(entry(page, 'Branding')).toBeVisible();
      await expect(dropdown(page, 'Services')).toBeFocused();
      await page.mouse.click(phone.width / 2, phone.height - 20);
      await expect(menu(page)).toBeHidden();
    });
  });

  for (const goingOn of [false, true])
    test(`a page ${how} afterwards${goingOn ? ', and going on' : ''}: the menu opens and closes`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto('/contact');
      await hamburger(page).click();
      await headerHydrated(page);
      await change(page, { goingOn });
      await dropdown(page, 'Products').click();
      await expect(entry(page, 'Aedan')).toBeVisible();
      await dropdown(page, 'Services').click();
      await expect(entry(page, 'Branding')).toBeVisible();
      await expect(entry(page, 'Aedan')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(entry(page, 'Branding')).toBeHidden();
      await hamburger(page).click();
      await expect(menu(page)).toBeHidden();
    });
}

test('the name of the company is not translated', async ({ page }) => {
  await page.goto('/contact');
  await changes.translated(page);
  await expect(page.getByRole('banner').locator('font')).not.toHaveCount(0);
  await expect(page.getByRole('banner').locator('a[translate=no] font')).toHaveCount(0);
});

test('neither are the names of the products, nor the company’s at the foot', async ({ page }) => {
  await page.goto('/products');
  await changes.translated(page);
  const foot = page.getByRole('contentinfo');
  await expect(page.getByRole('main').locator('p font')).not.toHaveCount(0);
  await expect(page.getByRole('main').locator('h2[translate=no]')).toHaveText(names);
  await expect(foot.locator('[translate=no]')).toHaveText([
    site.name,
    ...names,
    `© ${site.copyrightYear} ${site.name}`,
  ]);
  await expect(page.getByRole('banner').locator('li a[translate=no]')).toHaveText(names);
  await expect(page.locator('[translate=no] font')).toHaveCount(0);
});
