import type { Page } from '@playwright/test';
import { hydratedAttribute } from '../../src/dom-contract.ts';
import { changePage } from '../support/fixtures/changed-page.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';

const tracks = [
  ['/freshers', true],
  ['/nonit', true],
  ['/housewives', false],
] as const;

const boxOf = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /terms/ });
const linkOf = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Apply', exact: true });
const hydrated = (page: Page) =>
  expect(page.locator(`main astro-island[${hydratedAttribute}]`)).toHaveCount(1);

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the Apply link is there only while the box is ticked, which not every track requires', async ({
      page,
    }) => {
      for (const [route, required] of tracks)
        await test.step(route, async () => {
          await page.goto(route);
          await expect(boxOf(page)).not.toBeChecked();
          await expect(boxOf(page)).toHaveJSProperty('required', required);
          await expect(linkOf(page)).toBeHidden();
          for (const ticked of [true, false, true]) {
            await boxOf(page).setChecked(ticked);
            await expect(linkOf(page)).toBeVisible({ visible: ticked });
          }
          await linkOf(page).click();
          await expect(page).toHaveURL('/apply');
        });
    });
  });

test.describe('on a page that a translation and a password manager change', () => {
  test.use({ changedPage: true });

  test('the first tick stays, with its link and its focus, when the terms are hydrated', async ({
    page,
    siteProxy,
  }) => {
    const arrive = siteProxy.hold(scripts);
    await page.goto('/freshers');
    await changePage(page);
    await boxOf(page).check();
    arrive();
    await hydrated(page);
    await expect(boxOf(page)).toBeChecked();
    await expect(boxOf(page)).toBeFocused();
    await expect(linkOf(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(linkOf(page)).toBeHidden();
  });

  test('link and announcement follow the box afterwards, and while it goes on', async ({ page }) => {
    await page.goto('/freshers');
    await boxOf(page).hover();
    await hydrated(page);
    for (const goingOn of [false, true]) {
      await changePage(page, { goingOn });
      for (const ticked of [true, false, true, false]) {
        await boxOf(page).setChecked(ticked);
        await expect(linkOf(page)).toBeVisible({ visible: ticked });
        await expect(page.getByRole('status')).toHaveText(
          ticked ? 'The Apply link is here now.' : 'The Apply link is gone.',
        );
      }
    }
  });
});
