import { site } from '../../src/site.ts';
import { translate } from '../support/fixtures/changed-page.ts';
import { dropdown, entry, hamburger, headerHydrated, menu, phone } from '../support/fixtures/header.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';

for (const changedPage of [false, true])
  test.describe(`before the header is hydrated, on a page ${changedPage ? 'translated' : 'as it came'}`, () => {
    test.use({ changedPage });

    test('a dropdown stays open with its focus, and closes by Escape', async ({ page, siteProxy }) => {
      const arrive = siteProxy.hold(scripts);
      await page.goto('/contact');
      if (changedPage) await translate(page);
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
      if (changedPage) await translate(page);
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

test('while a page is being translated its menu opens and closes', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await hamburger(page).click();
  await headerHydrated(page);
  await translate(page, { goingOn: true });
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

test('the names of the company and of its products are not translated', async ({ page }) => {
  const names = ['Aedan', 'Thiruula', 'Digital Twin'];
  await page.goto('/products');
  await translate(page);
  await expect(page.getByRole('banner').locator('font')).not.toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: site.name })).toHaveAttribute(
    'translate',
    'no',
  );
  await expect(page.getByRole('banner').locator('li a[translate=no]')).toHaveText(names);
  await expect(page.getByRole('main').locator('p font')).not.toHaveCount(0);
  await expect(page.getByRole('main').locator('h2[translate=no]')).toHaveText(names);
  await expect(page.getByRole('contentinfo').locator('[translate=no]')).toHaveText([
    site.name,
    ...names,
    `© ${site.copyrightYear} ${site.name}`,
  ]);
  await expect(page.locator('[translate=no] font')).toHaveCount(0);
});
