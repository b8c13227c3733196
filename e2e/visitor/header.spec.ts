import { expect, test } from '../fixtures.ts';
import { scripts } from '../support/Network.ts';
import type { Header } from '../support/pages/Header.ts';

const phone = { width: 320, height: 568 };
const desktop = { width: 1280, height: 720 };

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: desktop });
    test.beforeEach(({ page }) => page.goto('/contact'));

    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true });

      test('the button opens and closes the menu, which has one dropdown open at a time', async ({
        page,
        header,
      }) => {
        await expect(header.nav).toBeHidden();
        await expect(header.hamburger).toHaveText('Menu', { useInnerText: true });
        await header.hamburger.tap();
        await expect(header.login).toBeVisible();
        await expect(header.hamburger).toHaveText('Menu', { useInnerText: true });
        await expect(header.nav.locator('[href="/contact"]')).toHaveAttribute('aria-current', 'page');
        await header.hamburger.tap();
        await expect(header.nav).toBeHidden();
        await header.hamburger.tap();
        for (const index of [0, 2, 1] as const) {
          await header.dropdown(index).toggle.tap();
          await expect(header.dropdown(index).links.first()).toBeVisible();
          await expect(header.openLists).toHaveCount(1);
        }
        await header.dropdown(1).links.last().tap();
        await expect(page).not.toHaveURL('/contact');
        await expect(header.nav).toBeHidden();
      });
    });

    test('a dropdown opens by the pointer, Enter and Space, not on focus', async ({ page, header }) => {
      const { toggle, entryLink, links } = header.dropdown(2);
      await entryLink.hover();
      await expect(links.first()).toBeVisible();
      await links.last().hover();
      await expect(links.first()).toBeVisible();
      await page.mouse.move(640, 700);
      await expect(links.first()).toBeHidden();
      await entryLink.hover();
      const href = await links.last().getAttribute('href');
      await links.last().click({ delay: 100 });
      await expect(page).toHaveURL(String(href));
      await page.mouse.move(640, 700);
      await toggle.focus();
      await expect(links.first()).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('Space');
      await expect(links.first()).toBeHidden();
      await page.keyboard.press('Space');
      await links.first().press('Enter');
      await expect(page).not.toHaveURL(String(href));
      await expect(header.signup).toBeVisible();
      await header.dropdown(1).entryLink.click();
      await expect(page).toHaveURL('/services');
    });
  });

test.describe('closing', () => {
  test.use({ viewport: phone });

  const openDropdown = async (header: Header) => {
    await header.hamburger.click();
    await header.dropdown(0).open();
  };

  test('a click outside, Escape and an anchor close the menu', async ({ page, header, network }) => {
    const release = await network.delay(scripts);
    await page.goto('/products');
    // Before the menu is hydrated.
    await openDropdown(header);
    await page.mouse.click(phone.width / 2, phone.height - 20);
    await expect(header.nav).toBeHidden();
    await openDropdown(header);
    release();
    await header.expectHydrated();
    await header.dropdown(0).links.first().focus();
    await page.keyboard.press('Escape');
    await expect(header.dropdown(0).links.first()).toBeHidden();
    await expect(header.dropdown(0).toggle).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header.nav).toBeHidden();

    // On the second visit the page is at the anchor already.
    for (let visits = 0; visits < 2; visits += 1) {
      await openDropdown(header);
      await header.dropdown(0).links.last().click();
      await expect(page).toHaveURL(/\/products#\w+$/);
      await expect(header.nav).toBeHidden();
    }

    await openDropdown(header);
    await page.goBack();
    await expect(header.nav).toBeHidden();
  });
});
