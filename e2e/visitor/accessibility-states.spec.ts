import { expect, test } from '../fixtures.ts';
import { resumes } from '../pages/resumes.ts';
import { desktop, expectAccessible, phone } from './accessibility.ts';
import { expectReflow } from './reflow.ts';

test('an open dropdown is accessible', async ({ page, header }) => {
  await page.goto('/about');
  for (const window of [phone, desktop]) {
    await page.setViewportSize(window);
    if (await header.hamburger.isVisible()) await header.hamburger.click();
    await header.dropdown(1).toggle.press('Enter');
    await expect(header.dropdown(1).links.first()).toBeVisible();
    await expectAccessible(page, [window]);
  }
});

// A state looks the same in both windows but for what the layout of the page does, so each is checked in one.
test('errors and the dialog of a form are accessible', async ({ page, loginPage, newUser }) => {
  await loginPage.goto();
  await loginPage.submit();
  await expect(loginPage.errorSummary).toBeFocused();
  await expectAccessible(page, [phone]);
  await expectReflow(page);
  await loginPage.fillAndSubmit(newUser);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, [desktop]);
  await expectReflow(page);
});

test('an error, the upload and a draft are accessible', async ({ page, network, applyPage, newUser }) => {
  test.slow();
  await applyPage.goto();
  await applyPage.chooseFile({ ...resumes.pdf, name: 'photo.png', mimeType: 'image/png' });
  await expect(applyPage.resumeError).toBeVisible();
  await expectAccessible(page, [phone]);
  await applyPage.fill(newUser);
  await network.delay(applyPage.description.call);
  await applyPage.submit();
  await expect(applyPage.progress).toBeVisible();
  await expectAccessible(page, [desktop]);
  await expectReflow(page);
  await page.reload();
  await expect(applyPage.discardButton).toBeVisible();
  await expectAccessible(page, [desktop]);
  await expectReflow(page);
});
