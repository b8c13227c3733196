import { expect, test } from '../fixtures.ts';
import { islandScripts } from '../support/Network.ts';
import { expectFullyInViewport } from '../support/pages/any-page.ts';
import { sites } from '../support/sites/local-servers.ts';

const viewport = { width: 320, height: 568 };
test.use({ viewport, hasTouch: true });

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the button opens and closes the menu, which has one dropdown open at a time', async ({
      page,
      header,
    }) => {
      await page.goto('/contact');
      await expect(header.nav).toBeHidden();
      await expect(header.hamburger).toHaveText('Menu', { useInnerText: true });
      await header.hamburger.tap();
      await expect(header.login).toBeVisible();
      await expect(header.hamburger).toHaveText('Menu', { useInnerText: true });
      await expect(header.nav.locator('[href="/contact"]')).toHaveAttribute('aria-current', 'page');
      await header.hamburger.tap();
      await expect(header.nav).toBeHidden();
      await header.hamburger.tap();
      for (const path of ['/products', '/solutions', '/services'] as const) {
        await header.dropdown(path).toggle.tap();
        await expect(header.dropdown(path).list).toBeVisible();
        await expect(header.openLists).toHaveCount(1);
      }
      await header.dropdown('/services').links.last().tap();
      await expect(page).not.toHaveURL('/contact');
      await expect(header.nav).toBeHidden();
    });
  });

test('a click outside, Escape, an anchor and Back close the menu', async ({ page, header, network }) => {
  const openDropdown = async () => {
    await header.hamburger.click();
    await header.dropdown('/products').open();
  };
  const release = await network.delay(islandScripts);
  await page.goto('/products');
  // Before the menu is hydrated.
  await openDropdown();
  await page.mouse.click(viewport.width / 2, viewport.height - 20);
  await expect(header.nav).toBeHidden();
  await openDropdown();
  release();
  await header.expectHydrated();
  await header.dropdown('/products').links.first().focus();
  await page.keyboard.press('Escape');
  await expect(header.dropdown('/products').list).toBeHidden();
  await expect(header.dropdown('/products').toggle).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header.nav).toBeHidden();

  // On the second visit the page is at the anchor already.
  for (let visits = 0; visits < 2; visits += 1) {
    await openDropdown();
    await header.dropdown('/products').links.last().click();
    await expect(page).toHaveURL(/\/products#\w+$/);
    await expect(header.nav).toBeHidden();
  }

  await openDropdown();
  await page.goBack();
  await expect(header.nav).toBeHidden();
});

test('Tab past the last entry closes the menu', async ({ page, header }) => {
  await page.goto('/contact');
  await header.hamburger.press('Enter');
  await header.expectHydrated();
  await header.dropdown('/solutions').toggle.press('Enter');
  await header.dropdown('/solutions').links.last().press('Tab');
  await expect(header.dropdown('/solutions').list).toBeVisible();
  await header.signup.press('Tab');
  await expect(header.nav).toBeHidden();
  await expectFullyInViewport(page.getByRole('main').locator(':focus'));
});

test('a short window shows five menu entries, and the others by scrolling', async ({ page, header }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  // The changed site has an announcement above the header.
  await page.goto(`${sites.changed.origin}/contact`);
  await header.hamburger.click();
  for (let index = 0; index < 5; index += 1)
    await expectFullyInViewport(header.nav.locator('> ul > li').nth(index));
  // A window of 1280 × 1024 px at 400%.
  await page.setViewportSize({ width: 320, height: 256 });
  await header.dropdown('/solutions').toggle.click();
  for (const entry of await header.nav.locator('a:visible, summary:visible').all()) {
    await entry.scrollIntoViewIfNeeded();
    await expectFullyInViewport(entry);
    await entry.click({ trial: true });
  }
});
