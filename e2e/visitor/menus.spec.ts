import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { Header } from '../pages/Header.ts';

const phone = { width: 390, height: 844 };
const dropdowns = [0, 1, 2];
const pairs = dropdowns.flatMap((open) =>
  dropdowns.filter((other) => other !== open).map((pressed) => ({ open, pressed })),
);

/** The middle of an element, in the window. */
async function centerOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const hasTouch of [false, true])
  for (const viewport of [phone, { width: 640, height: 360 }])
    test.describe(`${viewport.width} by ${viewport.height} pixels, ${hasTouch ? 'touch' : 'mouse'}`, () => {
      test.use({ viewport, hasTouch });

      for (const { open, pressed } of pairs)
        test(`with dropdown ${open} open, a double click on ${pressed} leads to the page of its entry`, async ({
          page,
          header,
        }) => {
          await page.clock.install();
          await page.goto('/contact');
          await header.hamburger.click();
          await header.expectHydrated();
          await header.dropdown(open).toggle.click();
          const { toggle, links } = header.dropdown(pressed);
          const main = String(await links.first().getAttribute('href'));
          await toggle.scrollIntoViewIfNeeded();
          const { x, y } = await centerOf(toggle);
          // Otherwise a busy machine may take too long between the two presses.
          await page.clock.pauseAt(Date.now() + 60_000);
          if (hasTouch) await page.touchscreen.tap(x, y);
          else await page.mouse.click(x, y);
          await expect(links.first()).toBeVisible();
          if (hasTouch) await page.touchscreen.tap(x - 9, y + 6);
          else await page.mouse.click(x, y);
          await expect(page).toHaveURL(main);
        });
    });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('two clicks with a pause, or with another click in between, only open and close', async ({
    page,
    header,
  }) => {
    await page.clock.install();
    await page.goto('/contact');
    await header.hamburger.click();
    await header.expectHydrated();
    await page.clock.pauseAt(Date.now() + 60_000);
    const [first, second] = [header.dropdown(0), header.dropdown(1)];
    await first.toggle.click();
    await expect(first.links.first()).toBeVisible();
    await page.clock.runFor(1000);
    await first.toggle.click();
    await expect(first.links.first()).toBeHidden();
    await page.clock.runFor(1000);
    for (const { toggle, links } of [first, second, first]) {
      await toggle.click();
      await expect(links.first()).toBeVisible();
    }
    await expect(page).toHaveURL('/contact');
  });

  test('a dropdown that is opened and closed with the keyboard leads nowhere', async ({ page, header }) => {
    await page.goto('/contact');
    await header.hamburger.press('Enter');
    const [first, second] = [header.dropdown(0), header.dropdown(1)];
    for (const { toggle, links } of [first, second]) {
      await toggle.press('Enter');
      await toggle.press('Enter');
      await expect(links.first()).toBeHidden();
    }
    await expect(page).toHaveURL('/contact');
  });

  test('the button of the menu says Menu, and Close while the menu is open', async ({ page, header }) => {
    await page.goto('/contact');
    for (const [visible, hidden] of [
      ['Menu', 'Close'],
      ['Close', 'Menu'],
      ['Menu', 'Close'],
    ] as const) {
      await expect(header.hamburger.getByText(visible, { exact: true })).toBeVisible();
      await expect(header.hamburger.getByText(hidden, { exact: true })).toBeHidden();
      await header.hamburger.click();
    }
  });

  test('Tab past the last entry closes the menu', async ({ page, header }) => {
    await page.goto('/contact');
    await header.hamburger.press('Enter');
    await header.expectHydrated();
    await header.dropdown(2).toggle.press('Enter');
    await header.dropdown(2).links.last().press('Tab');
    await expect(header.dropdown(2).links.last()).toBeVisible();
    await header.signup.press('Tab');
    await expect(header.nav).toBeHidden();
    await expect(page.getByRole('main').locator(':focus')).toBeInViewport({ ratio: 1 });
  });
});

for (const scripts of ['failed', 'pending'])
  test(`a click outside closes the menus while scripts are ${scripts}`, async ({
    page,
    header,
    scripts: chunks,
  }) => {
    if (scripts === 'failed') await chunks.fail();
    else await chunks.delay();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/contact');
    const { toggle, links } = header.dropdown(1);
    await toggle.click();
    await page.mouse.click(640, 700);
    await expect(links.first()).toBeHidden();
    await page.setViewportSize(phone);
    await header.hamburger.click();
    await toggle.click();
    await page.mouse.click(phone.width / 2, phone.height - 20);
    await expect(header.nav).toBeHidden();
  });

test.describe('on a wide touch screen', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  for (const javaScriptEnabled of [true, false])
    test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('a tap on a toggle opens its dropdown, a second one closes it', async ({ page, header }) => {
        await page.goto('/contact');
        const { toggle, links } = header.dropdown(1);
        // A touch screen moves the pointer before a click, Playwright's tap does not.
        await toggle.hover();
        await toggle.tap();
        await expect(links.first()).toBeVisible();
        await toggle.tap();
        await expect(links.first()).toBeHidden();
      });
    });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 720 } });
  const openLists = ({ nav }: Header) => nav.locator('ul ul').filter({ visible: true });

  test('one dropdown is open while the pointer is on another entry', async ({ page, header }) => {
    await page.goto('/contact');
    for (const { open, pressed: hovered } of pairs) {
      await header.dropdown(open).toggle.click();
      await header.dropdown(hovered).entryLink.hover();
      await expect(openLists(header)).toHaveCount(1);
      await header.dropdown(open).toggle.press('Enter');
      await header.dropdown(open).toggle.press('Enter');
      await expect(header.dropdown(open).links.first()).toBeVisible();
      await expect(openLists(header)).toHaveCount(1);
      await page.mouse.click(640, 700);
      await expect(openLists(header)).toHaveCount(0);
    }
  });

  test('the first click on the toggle of a hovered entry keeps its dropdown open, the second closes it', async ({
    page,
    header,
  }) => {
    await page.goto('/contact');
    const { toggle, links, entryLink } = header.dropdown(1);
    await toggle.hover();
    await header.expectHydrated();
    await toggle.click();
    await page.mouse.move(640, 700);
    await expect(links.first()).toBeVisible();
    await toggle.click();
    await expect(links.first()).toBeHidden();
    await entryLink.hover();
    await expect(links.first()).toBeHidden();
    await header.dropdown(2).entryLink.hover();
    await expect(header.dropdown(2).links.first()).toBeVisible();
    await entryLink.hover();
    await expect(links.first()).toBeVisible();
  });

  test('a dropdown closes when Tab leaves it, in both directions', async ({ page, header }) => {
    await page.goto('/contact');
    const { toggle, links, entryLink } = header.dropdown(1);
    await toggle.press('Enter');
    await header.expectHydrated();
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeHidden();
    await expect(header.dropdown(2).entryLink).toBeFocused();
    await toggle.press('Enter');
    await expect(links.first()).toBeVisible();
    await entryLink.press('Shift+Tab');
    await expect(links.first()).toBeHidden();
  });

  test('an open dropdown has an edge in forced colours', async ({ page, header }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/contact');
    await header.dropdown(1).toggle.press('Enter');
    await expect(openLists(header)).toHaveCSS('border-top-style', 'solid');
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`in a low window, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const path of ['/careers', '/contact'])
      for (const [width, height] of [
        [640, 360],
        [667, 375],
        [740, 360],
      ] as const)
        test(`the menu of ${path} shows five entries at ${width} by ${height} pixels`, async ({
          page,
          header,
        }) => {
          await page.setViewportSize({ width, height });
          await page.goto(path);
          await header.hamburger.click();
          for (let index = 0; index < 5; index += 1)
            await expect(header.nav.locator('> ul > li').nth(index)).toBeInViewport({ ratio: 1 });
        });

    for (const [width, height] of [
      [320, 256],
      [341, 160],
    ] as const)
      test(`every entry can be reached by scrolling at ${width} by ${height} pixels`, async ({
        page,
        header,
      }) => {
        await page.setViewportSize({ width, height });
        for (const path of ['/careers', '/contact']) {
          await page.goto(path);
          await header.hamburger.click();
          await header.dropdown(2).toggle.click();
          for (const entry of await header.nav.locator('a:visible, summary:visible').all()) {
            await entry.scrollIntoViewIfNeeded();
            await expect(entry).toBeInViewport({ ratio: 1 });
            await entry.click({ trial: true });
          }
        }
      });
  });

test('the menu is as high as the window allows on a page without an announcement', async ({
  page,
  header,
}) => {
  const height = 480;
  await page.setViewportSize({ width: 320, height });
  await page.goto('/contact');
  await header.hamburger.click();
  await header.dropdown(2).toggle.click();
  const menu = await header.nav.boundingBox();
  const below = height - (menu?.y ?? 0) - (menu?.height ?? 0);
  // Enough to click outside.
  expect(below).toBeGreaterThanOrEqual(24);
  expect(below).toBeLessThan(64);
});
