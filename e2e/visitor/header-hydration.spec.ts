import { expect, test } from '../fixtures.ts';
import { scripts } from '../pages/Network.ts';
import { translate } from '../pages/dom-changes.ts';

test('a dropdown stays open and focused while the header is hydrated', async ({ page, header, network }) => {
  const release = await network.delay(scripts);
  await page.goto('/contact');
  const { toggle, links, open } = header.dropdown(1);
  await open();
  release();
  await header.expectHydrated();
  await page.mouse.move(640, 700);
  await expect(links.last()).toBeVisible();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.last()).toBeHidden();
  await expect(toggle).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the menu works while a browser translates the page', async ({ page, header }) => {
    await page.goto('/contact');
    await translate(page, { keepTranslating: true });
    await header.hamburger.click({ delay: 100 });
    await header.dropdown(1).toggle.click({ delay: 100 });
    await header.expectHydrated();
    await expect(header.dropdown(1).links.last()).toBeVisible();
    await expect(header.dropdown(1).toggle).toBeFocused();
    await header.dropdown(0).open();
    await expect(header.dropdown(1).links.last()).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(header.dropdown(0).links.last()).toBeHidden();
    await header.hamburger.click();
    await expect(header.nav).toBeHidden();
  });
});
