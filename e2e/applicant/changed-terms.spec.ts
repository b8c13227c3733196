import { changes } from '../support/fixtures/changed-page.ts';
import { expect, scripts, test } from '../support/fixtures/slow-script.ts';

for (const [how, change] of Object.entries(changes)) {
  test.describe(`terms on a page ${how} before they are hydrated`, () => {
    test.use({ changedPage: true });

    test('the first tick stays, with its link and its focus', async ({ page, siteProxy }) => {
      const arrive = siteProxy.hold(scripts);
      await page.goto('/freshers');
      await change(page);
      const box = page.getByRole('checkbox');
      await box.check();
      arrive();
      await expect(page.locator('main astro-island[data-hydrated]')).toHaveCount(1);
      await expect(box).toBeChecked();
      await expect(box).toBeFocused();
      await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeVisible();
      await page.keyboard.press('Space');
      await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeHidden();
    });
  });

  for (const goingOn of [false, true])
    test(`terms on a page ${how} afterwards${goingOn ? ', and going on' : ''}: link and announcement follow the box`, async ({
      page,
    }) => {
      await page.goto('/freshers');
      const box = page.getByRole('checkbox');
      await box.hover();
      await expect(page.locator('main astro-island[data-hydrated]')).toHaveCount(1);
      await change(page, { goingOn });
      for (const ticked of [true, false, true]) {
        await box.setChecked(ticked);
        await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeVisible({ visible: ticked });
        await expect(page.getByRole('status')).toHaveText(
          ticked ? 'The Apply link is here now.' : 'The Apply link is gone.',
        );
      }
    });
}
