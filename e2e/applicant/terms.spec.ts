import type { Page } from '@playwright/test';
import { label, linkHidden, linkShown, required as requiredMark } from '../../src/messages/terms.ts';
import { expect, test } from '../fixtures.ts';
import { islandScripts } from '../support/Network.ts';
import { expectHydrated, goBack } from '../support/pages/any-page.ts';
import { translate } from '../support/dom-changes.ts';

const checkbox = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /terms/ });
const applyLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Apply', exact: true });

for (const [path, javaScriptEnabled] of [
  ['/freshers', true],
  ['/nonit', false],
  ['/housewives', true],
] as const)
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test(`${path} shows the Apply link only while the terms are ticked`, async ({ page }) => {
      await page.goto(path);
      const required = await checkbox(page).evaluate((input) => input.matches(':required'));
      // The name leaves out “(required)”, since screen readers read the state.
      await expect(checkbox(page)).toHaveAccessibleName(label);
      await expect(page.getByText(requiredMark)).toHaveCount(required ? 1 : 0);
      await expect(applyLink(page)).toBeHidden();
      for (const ticked of [true, false, true]) {
        await checkbox(page).setChecked(ticked);
        await expect(applyLink(page)).toBeVisible({ visible: ticked });
      }
      await checkbox(page).press('Tab');
      await expect(applyLink(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/apply');
    });
  });

test('a screen reader hears when the link appears and disappears', async ({ page, announcements }) => {
  await page.goto('/freshers');
  const texts: string[] = [];
  for (const text of [linkShown, linkHidden]) {
    // Assistive technology clicks without a pointer or a key. The first click starts the hydration.
    await checkbox(page).dispatchEvent('click');
    texts.push(text);
    await expect.poll(announcements).toEqual(texts);
  }
});

test('after Back, a screen reader hears that the link is shown, and that the next click hides it', async ({
  page,
  announcements,
}) => {
  await page.goto('/freshers');
  await checkbox(page).check();
  await page.goto('/apply');
  await goBack(page, '/freshers');
  await expect(checkbox(page)).toBeChecked();
  await expect.poll(announcements).toEqual([linkShown]);
  await checkbox(page).dispatchEvent('click');
  await expect.poll(announcements).toEqual([linkShown, linkHidden]);
});

test('a visitor ticks the box of a translated page while its script arrives', async ({ page, network }) => {
  const release = await network.delay(islandScripts);
  await page.goto('/freshers');
  await translate(page);
  await checkbox(page).hover();
  await page.mouse.down();
  release();
  await expectHydrated(page, 'main');
  await page.mouse.up();
  await expect(checkbox(page)).toBeChecked();
  await expect(checkbox(page)).toBeFocused();
  await expect(applyLink(page)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(applyLink(page)).toBeHidden();
});
