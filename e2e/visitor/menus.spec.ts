import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

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
