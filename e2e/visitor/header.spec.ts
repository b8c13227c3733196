import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goBack } from '../pages/back.ts';
import type { Header } from '../pages/Header.ts';

const phone = { width: 320, height: 568 };
const inputs = [
  { name: 'a mouse', hasTouch: false, narrow: { width: 768, height: 1024 } },
  { name: 'a finger', hasTouch: true, narrow: phone },
];

for (const javaScriptEnabled of [true, false])
  for (const { name, hasTouch, narrow } of inputs)
    test.describe(`with ${name}, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled, hasTouch });
      const press = (target: Locator) => (hasTouch ? target.tap() : target.click());

      test('toggles the menu on a narrow window, opens one dropdown at a time, and follows a link', async ({
        page,
        header,
      }) => {
        await page.setViewportSize(narrow);
        await page.goto('/contact');
        await expect(header.nav).toBeHidden();
        await press(header.hamburger);
        await expect(header.login).toBeVisible();
        await expect(header.nav.locator('[href="/contact"]')).toHaveAttribute('aria-current', 'page');
        await press(header.hamburger);
        await expect(header.nav).toBeHidden();
        await press(header.hamburger);
        for (const index of [0, 2, 1]) {
          await press(header.dropdown(index).toggle);
          await expect(header.dropdown(index).links.first()).toBeVisible();
          await expect(header.nav.locator('details[open]')).toHaveCount(1);
        }
        await expect(header.dropdown(0).links.first()).toBeHidden();
        await press(header.dropdown(1).links.last());
        await expect(page).not.toHaveURL('/contact');
        await expect(header.nav).toBeHidden();
      });
    });

for (const javaScriptEnabled of [true, false])
  test.describe(`on a wide window, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 720 } });

    test('entries are links, and the buttons beside them open one dropdown at a time', async ({
      page,
      header,
    }) => {
      await page.goto('/contact');
      await expect(header.hamburger).toBeHidden();
      await expect(header.signup).toBeVisible();
      const [first, second] = [header.dropdown(0), header.dropdown(1)];
      await first.toggle.click();
      await expect(first.links.last()).toBeVisible();
      await second.toggle.click();
      await expect(second.links.last()).toBeVisible();
      await expect(first.links.last()).toBeHidden();
      const href = await second.links.last().getAttribute('href');
      await second.links.last().click();
      await expect(page).toHaveURL(String(href));
      await second.entryLink.click();
      await page.mouse.move(640, 700);
      await expect(second.links.last()).toBeHidden();
    });

    test('a dropdown opens on hover and closes when the pointer leaves', async ({ page, header }) => {
      await page.goto('/contact');
      const { entryLink, links } = header.dropdown(2);
      await entryLink.hover();
      await expect(links.first()).toBeVisible();
      await links.last().hover();
      await expect(links.first()).toBeVisible();
      await page.mouse.move(640, 700);
      await expect(links.first()).toBeHidden();
    });

    test('a dropdown opens with Enter and Space, not on focus', async ({ page, header }) => {
      await page.goto('/contact');
      const { toggle, links } = header.dropdown(1);
      await toggle.focus();
      await expect(links.first()).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('Space');
      await expect(links.first()).toBeHidden();
      await page.keyboard.press('Space');
      await links.first().press('Enter');
      await expect(page).not.toHaveURL('/contact');
    });
  });

test.describe('closing', () => {
  test.use({ viewport: phone });

  const openDropdown = async (header: Header, index = 0) => {
    await header.hamburger.click();
    await header.expectHydrated();
    await header.dropdown(index).toggle.click();
    await expect(header.dropdown(index).links.first()).toBeVisible();
  };

  test('a click outside, Escape and a link to an anchor of the page close the menu', async ({
    page,
    header,
  }) => {
    await page.goto('/products');
    await openDropdown(header);
    await page.mouse.click(phone.width / 2, phone.height - 20);
    await expect(header.nav).toBeHidden();

    await openDropdown(header, 1);
    await page.keyboard.press('Escape');
    await expect(header.dropdown(1).links.first()).toBeHidden();
    await expect(header.dropdown(1).toggle).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header.nav).toBeHidden();

    // The second time, the page is at the anchor already.
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

  test('the menu is closed when Back returns to the page', { tag: '@bfcache' }, async ({ page, header }) => {
    await page.goto('/contact');
    await openDropdown(header);
    // Not by a link of the menu, which closes it.
    await page.goto('/products');
    await goBack(page, '/contact');
    await expect(header.nav).toBeHidden();
    await header.hamburger.click();
    await expect(header.dropdown(0).links.first()).toBeHidden();
  });
});

test('the menu is that of a narrow window up to 768 px', async ({ page, header }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  await page.goto('/contact');
  await header.hamburger.click();
  await expect(header.login).toBeVisible();
  // A toggle in its place.
  await expect(header.link('Products')).toHaveCount(0);
  await page.setViewportSize({ width: 769, height: 700 });
  await expect(header.hamburger).toBeHidden();
  await expect(header.link('Products')).toBeVisible();
});

test('the header marks the section that a page belongs to', async ({ page, header }) => {
  for (const [path, section] of [
    ['/vision', '/about'],
    ['/morebrand', '/services'],
    ['/moresolution', '/solutions'],
    ['/positions', '/careers'],
    ['/freshers', '/interns'],
  ] as const) {
    await page.goto(path);
    await expect(header.nav.locator('[aria-current=true]:visible')).toHaveAttribute('href', section);
  }
});

test('on a wide window Escape and a click outside close a dropdown', async ({ page, header }) => {
  await page.goto('/contact');
  const { toggle, links, entryLink } = header.dropdown(1);
  await toggle.press('Enter');
  await header.expectHydrated();
  await links.first().focus();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(toggle).toBeFocused();
  await test.step('opened on hover, until the pointer returns', async () => {
    await entryLink.hover();
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await page.mouse.move(640, 700);
    await entryLink.hover();
    await expect(links.first()).toBeVisible();
  });
  await toggle.click();
  await page.mouse.click(640, 700);
  await expect(links.first()).toBeHidden();
});

for (const scripts of ['loaded', 'failed', 'pending'])
  for (const hasTouch of [false, true])
    test.describe(`scripts ${scripts}`, () => {
      test.use({ viewport: phone, hasTouch });

      test(`a double ${hasTouch ? 'tap' : 'click'} on a dropdown leads to the page of its entry`, async ({
        page,
        header,
        scripts: chunks,
      }) => {
        if (scripts === 'failed') await chunks.fail();
        if (scripts === 'pending') await chunks.delay();
        await page.goto('/contact');
        await header.hamburger.click();
        if (scripts === 'loaded') await header.expectHydrated();
        const { toggle, links } = header.dropdown(1);
        const main = String(await links.first().getAttribute('href'));
        // A busy machine may take too long between the two presses.
        await expect(async () => {
          if (hasTouch) await toggle.tap().then(() => toggle.tap());
          else await toggle.dblclick();
          await page.waitForURL(main, { timeout: 1000 });
        }).toPass();
      });
    });
