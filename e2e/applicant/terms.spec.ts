import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goBack } from '../pages/back.ts';
import { expectHydrated } from '../pages/hydration.ts';
import { addExtensionElements, translate } from '../visitor/dom-changes.ts';

const checkbox = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /terms/ });
const applyLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Apply', exact: true });

for (const javaScriptEnabled of [true, false])
  test.describe(`JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const [path, required] of [
      ['/freshers', true],
      ['/nonit', true],
      ['/housewives', false],
    ] as const)
      test(`${path} shows the Apply link only while the terms are ticked`, async ({ page }) => {
        await page.goto(path);
        await expect(checkbox(page)).toHaveJSProperty('required', required);
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

test('the link is announced when it appears and disappears', async ({ page }) => {
  await page.goto('/freshers');
  await checkbox(page).hover();
  await expectHydrated(page.getByRole('main'));
  for (const keepTranslating of [false, true]) {
    await checkbox(page).check();
    await expect(page.getByRole('status')).toHaveText('The Apply link is here now.');
    await checkbox(page).uncheck();
    await expect(page.getByRole('status')).toHaveText('The Apply link is gone.');
    await translate(page, { keepTranslating });
  }
});

for (const change of ['nothing', 'a translation', 'an extension'])
  test.describe(`changed by ${change}`, () => {
    // React reports elements that it did not render, and renders the checkbox again.
    if (change === 'an extension') test.use({ allowedErrors: /Minified React error #418/ });

    // Several times: whether a press is lost depends on when hydration ends.
    for (const delay of [40, 100, 160])
      test(`the first press of ${delay} ms ticks the box, which stays ticked`, async ({ page }) => {
        await page.goto('/freshers');
        if (change === 'a translation') await translate(page);
        if (change === 'an extension') await addExtensionElements(page);
        await checkbox(page).click({ delay });
        await expectHydrated(page.getByRole('main'));
        await expect(checkbox(page)).toBeChecked();
        await expect(checkbox(page)).toBeFocused();
        await expect(applyLink(page)).toBeVisible();
        await page.keyboard.press('Space');
        await expect(applyLink(page)).toBeHidden();
      });

    test('a box ticked while the script is loading stays ticked', async ({ page, scripts }) => {
      const release = await scripts.delay();
      await page.goto('/freshers');
      if (change === 'a translation') await translate(page);
      if (change === 'an extension') await addExtensionElements(page);
      await checkbox(page).click({ delay: 100 });
      await release();
      await expectHydrated(page.getByRole('main'));
      await expect(checkbox(page)).toBeChecked();
      await expect(applyLink(page)).toBeVisible();
    });
  });

for (const isReloaded of [false, true])
  test(
    `the link matches the checkbox after Back${isReloaded ? ', when the page is loaded again' : ''}`,
    { tag: '@bfcache' },
    async ({ page, context }) => {
      // An open connection keeps a page out of the back/forward cache.
      if (isReloaded) await context.addInitScript(() => addEventListener('unload', () => undefined));
      await page.goto('/freshers');
      await checkbox(page).check();
      await applyLink(page).click();
      await expect(page).toHaveURL('/apply');
      await goBack(page, '/freshers');
      for (let time = 0; time < 2; time++) {
        const ticked = await checkbox(page).isChecked();
        await expect(applyLink(page)).toBeVisible({ visible: ticked });
        await checkbox(page).setChecked(!ticked);
      }
    },
  );

test.describe('a browser without speculation rules', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      HTMLScriptElement.supports = (type) => type !== 'speculationrules';
    }),
  );
  const formScript = /\/_astro\/forms\.[^/]+\.js$/;

  for (const isHydrated of [true, false])
    test(`loads the scripts of the form after a tick ${isHydrated ? 'after' : 'before'} hydration`, async ({
      page,
      scripts,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const release = await scripts.delay();
      await page.goto('/freshers');
      await checkbox(page).hover();
      if (!isHydrated) await checkbox(page).check();
      await release();
      await expectHydrated(page.getByRole('main'));
      const formScripts = () => requests.filter((url) => formScript.test(url)).length;
      if (isHydrated) {
        expect(formScripts()).toBe(0);
        await checkbox(page).check();
      }
      await expect.poll(formScripts).toBe(1);
    });
});
