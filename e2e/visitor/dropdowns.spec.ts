import { expect, test } from '../fixtures.ts';
import { islandScripts } from '../support/Network.ts';
import { boxOf } from '../support/pages/any-page.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a double click or a double tap opens the page of an entry, even if the first click closes another dropdown', async ({
    page,
    header,
    network,
  }) => {
    await page.clock.install();
    // In the first round, the menu is not hydrated.
    const release = await network.delay(islandScripts);
    for (const clickOrTap of [
      (x: number, y: number) => page.mouse.click(x, y),
      (x: number, y: number) => page.touchscreen.tap(x, y),
    ]) {
      await page.goto('/contact');
      await header.hamburger.click();
      // The first click closes this dropdown, and the entries below move.
      await header.dropdown('/products').toggle.click();
      const { toggle, list } = header.dropdown('/solutions');
      const { x, y } = await boxOf(toggle);
      // On a busy machine, too much time could pass between the two clicks.
      await page.clock.pauseAt(Date.now() + 60_000);
      await clickOrTap(x + 30, y + 15);
      await expect(list).toBeVisible();
      await clickOrTap(x + 21, y + 21);
      await expect(page).toHaveURL('/solutions');
      release();
    }
  });

  test('two clicks with a pause, or a click elsewhere in between, open no page', async ({ page, header }) => {
    await page.clock.install();
    await page.goto('/contact');
    await header.hamburger.click();
    await header.expectHydrated();
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = header.dropdown('/products');
    const second = header.dropdown('/services');
    await first.open();
    await page.clock.runFor(1000);
    await first.toggle.click();
    await expect(first.list).toBeHidden();
    await page.clock.runFor(1000);
    for (const { open } of [first, second, first]) await open();
    for (const { toggle, list } of [second, first]) {
      await toggle.press('Enter');
      await toggle.press('Enter');
      await expect(list).toBeHidden();
    }
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('on a wide touch screen @chromium', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, javaScriptEnabled: false });

  test('a tap on a toggle opens its dropdown, and a second tap closes it', async ({ page, header }) => {
    await page.goto('/contact');
    const { toggle, list } = header.dropdown('/services');
    // A touch screen moves the pointer before it clicks. Playwright's tap does not.
    await toggle.hover();
    await toggle.tap();
    await expect(list).toBeVisible();
    await toggle.tap();
    await expect(list).toBeHidden();
  });
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test.beforeEach(({ page }) => page.goto('/contact'));

  for (const javaScriptEnabled of [true, false])
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('a dropdown opens on hover, Enter and Space, not on focus', async ({ page, header }) => {
        const { toggle, entryLink, list, links } = header.dropdown('/solutions');
        await entryLink.hover();
        await expect(list).toBeVisible();
        await links.last().hover();
        await expect(list).toBeVisible();
        await page.mouse.move(640, 700);
        await expect(list).toBeHidden();
        await entryLink.hover();
        const href = await links.last().getAttribute('href');
        await links.last().click({ delay: 100 });
        await expect(page).toHaveURL(String(href));
        await page.mouse.move(640, 700);
        await toggle.focus();
        await expect(list).toBeHidden();
        await page.keyboard.press('Enter');
        await expect(list).toBeVisible();
        await page.keyboard.press('Space');
        await expect(list).toBeHidden();
        await page.keyboard.press('Space');
        await links.first().press('Enter');
        await expect(page).not.toHaveURL(String(href));
        await expect(header.signup).toBeVisible();
        await header.dropdown('/services').entryLink.click();
        await expect(page).toHaveURL('/services');
      });
    });

  test('one dropdown is open at a time, until Tab leaves it', async ({ page, header }) => {
    await header.dropdown('/products').toggle.click();
    await header.dropdown('/services').entryLink.hover();
    await expect(header.openLists).toHaveCount(1);
    await header.dropdown('/products').toggle.press('Enter');
    await header.dropdown('/products').toggle.press('Enter');
    await expect(header.dropdown('/products').list).toBeVisible();
    await expect(header.openLists).toHaveCount(1);
    // The edge of the header, which takes no focus.
    await page.mouse.click(640, 4);
    await expect(header.openLists).toHaveCount(0);

    // Tab leaves a dropdown in both directions.
    const { toggle, list, links, entryLink } = header.dropdown('/services');
    await toggle.press('Enter');
    await header.expectHydrated();
    await links.last().press('Tab');
    await expect(list).toBeHidden();
    await expect(header.dropdown('/solutions').entryLink).toBeFocused();
    await toggle.press('Enter');
    await expect(list).toBeVisible();
    await entryLink.press('Shift+Tab');
    await expect(list).toBeHidden();
  });

  test('a link that opens in another tab or window leaves its dropdown open', async ({ page, header }) => {
    const { toggle, links } = header.dropdown('/services');
    await toggle.press('Enter');
    // No page opens, so only the menu reacts to a click.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    for (const modifier of ['Control', 'Meta', 'Shift'] as const) {
      await links.first().click({ modifiers: [modifier] });
      await expect(header.openLists).toHaveCount(1);
      await expect(toggle.locator('..')).toHaveAttribute('open');
    }
    await links.first().click();
    await expect(header.openLists).toHaveCount(0);
  });

  test('the focus ring of a toggle covers no text, and the list does not cover the ring', async ({
    header,
  }) => {
    const { toggle, entryLink, list } = header.dropdown('/services');
    await toggle.press('Enter');
    await expect(list).toBeVisible();
    const width = await toggle.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return parseFloat(outlineOffset) + parseFloat(outlineWidth);
    });
    const { left, bottom } = await boxOf(toggle);
    expect(left - width).toBeGreaterThanOrEqual((await boxOf(entryLink)).right);
    expect(bottom + width).toBeLessThanOrEqual((await boxOf(list)).top);
  });

  test('a second click or Escape closes a dropdown until the pointer returns', async ({ page, header }) => {
    const { toggle, list, entryLink } = header.dropdown('/services');
    await header.hydrate();
    await toggle.hover();
    await toggle.click();
    await page.mouse.move(640, 700);
    await expect(list).toBeVisible();
    await toggle.click();
    await expect(list).toBeHidden();
    await entryLink.hover();
    await expect(list).toBeHidden();
    await header.dropdown('/solutions').entryLink.hover();
    await expect(header.dropdown('/solutions').list).toBeVisible();
    await entryLink.hover();
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.mouse.move(640, 700);
    await entryLink.hover();
    await expect(list).toBeVisible();
  });
});
