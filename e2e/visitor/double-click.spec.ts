import {
  allHands,
  headerHydrated,
  doubleTap,
  dropdown,
  entry,
  hamburger,
  hands,
  narrow,
  phone,
} from '../support/fixtures/header.ts';
import { expect, scripts, stall, test } from '../support/fixtures/slow-script.ts';

for (const viewport of narrow)
  for (const hand of allHands)
    for (const script of viewport === phone ? (['there', 'hanging', 'broken'] as const) : ['there'])
      test.describe(`${viewport.width} px with ${hand}, the script ${script}`, () => {
        test.use({ viewport, hasTouch: hand === 'touch' });

        test('two presses on a dropdown lead to the page of its entry', async ({ page, siteProxy }) => {
          if (script === 'hanging') stall(siteProxy);
          if (script === 'broken') siteProxy.inject(scripts, 404);
          await page.goto('/contact');
          await hands[hand](hamburger(page));
          if (script === 'there') await headerHydrated(page);
          const summary = dropdown(page, 'Services');
          await (hand === 'mouse' ? summary.dblclick() : doubleTap(page, summary));
          await expect(page).toHaveURL('/services');
        });
      });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('two slow presses open a dropdown and close it', async ({ page }) => {
    await page.goto('/contact');
    await hamburger(page).click();
    await dropdown(page, 'Services').click();
    await expect(entry(page, 'Branding')).toBeVisible();
    await dropdown(page, 'Services').click({ delay: 450 });
    await expect(entry(page, 'Branding')).toBeHidden();
    await expect(page).toHaveURL('/contact');
  });

  test('presses on two dropdowns are no double click', async ({ page }) => {
    await page.goto('/contact');
    await hamburger(page).click();
    await dropdown(page, 'Products').click();
    await dropdown(page, 'Services').click();
    await expect(entry(page, 'Branding')).toBeVisible();
    await expect(page).toHaveURL('/contact');
  });
});
