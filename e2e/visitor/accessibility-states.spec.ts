import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { photo } from '../support/resumes/resumes.ts';
import { desktop, expectAccessible, phone } from '../support/checks/accessibility.ts';
import { expectReflow } from '../support/checks/reflow.ts';

/** Checks the main part of a page. `representative-pages.spec.ts` checks the other parts. */
async function expectUsable(page: Page, window: typeof phone) {
  await expectAccessible(page, [window], ['body > header', 'body > footer']);
  await expectReflow(page, 'main');
}

test('an open dropdown is accessible @chromium', async ({ page, header }) => {
  for (const window of [phone, desktop]) {
    await page.setViewportSize(window);
    // Reload, because a resize closes the menus a moment later.
    await page.goto('/about');
    if (await header.hamburger.isVisible()) await header.hamburger.click();
    await header.dropdown('/services').toggle.press('Enter');
    await expect(header.dropdown('/services').list).toBeVisible();
    await expectAccessible(page, [window], ['main', 'body > footer']);
  }
});

// Other tests check the layout, so one window per state is enough.
test('the errors and the dialog of a form are accessible @chromium', async ({ page, loginPage, newUser }) => {
  await loginPage.goto();
  await loginPage.submit();
  await expect(loginPage.errorSummary).toBeFocused();
  await expectUsable(page, phone);
  await loginPage.fillAndSubmit(newUser);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectUsable(page, desktop);
});

test('an application is accessible with an error, during the upload and with a draft @chromium', async ({
  page,
  network,
  applyPage,
  newUser,
}) => {
  test.slow();
  await applyPage.goto();
  await applyPage.chooseFile(photo);
  await expect(applyPage.resumeError).toBeVisible();
  await expectUsable(page, phone);
  await applyPage.fill(newUser);
  await network.delay(applyPage.description.call);
  await applyPage.submit();
  await expect(applyPage.progress).toBeVisible();
  await expectUsable(page, desktop);
  await page.reload();
  await expect(applyPage.discardButton).toBeVisible();
  await expectUsable(page, desktop);
});
