import { choose, closeDialog, expectFile, fillForm, openForm } from '../support/fixtures/apply.ts';
import { checkAccessibility } from '../support/fixtures/axe.ts';
import { forms, press } from '../support/fixtures/forms.ts';
import { PDF, pdfOfSize } from '../support/fixtures/resumes.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const application = '/user_auth/internInformation/';
const { failed: sorry, done: thanks } = sentences.apply;

test('a form that is filled in breaks no rule of accessibility', async ({ page }) => {
  const large = pdfOfSize(6 * 1024 * 1024);
  await openForm(page);
  await test.step('with a file refused', async () => {
    await choose(page, { ...PDF, name: 'photo.png', mime: 'image/png' });
    await expect(page.getByText('“photo.png” is not accepted.')).toBeVisible();
    await checkAccessibility(page);
  });
  await test.step('that says what is missing', async () => {
    await press(page, forms.apply);
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
    await checkAccessibility(page);
  });
  await test.step('with a large file, and a draft kept', async () => {
    await fillForm(page, large);
    await expect(page.getByText('That is a large file.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Discard draft' })).toBeVisible();
    await checkAccessibility(page);
  });
  await test.step('whose draft is back', async () => {
    await openForm(page);
    await expect(page.getByText('Your draft is back.')).toBeVisible();
    await checkAccessibility(page);
  });
});

test('a form that is sent and refused breaks no rule of accessibility', async ({ page, faultProxy }) => {
  await page.clock.install();
  await openForm(page);
  await fillForm(page);
  await test.step('while it is sent', async () => {
    faultProxy.hold(application);
    await press(page, forms.apply);
    await expect(page.getByText(/^100% ·/)).toBeVisible();
    await checkAccessibility(page);
  });
  await test.step('without a response for a while', async () => {
    await page.clock.fastForward(10_000);
    await expect(page.getByText('Still waiting for an answer.')).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
  for (const [fault, says] of [
    [500, page.getByText('Everything you filled in is still here.')],
    [422, page.getByRole('link', { name: /^The server refused this file/ })],
  ] as const)
    await test.step(`after a failure with ${fault}`, async () => {
      faultProxy.inject(application, fault);
      await press(page, forms.apply);
      await closeDialog(page, 'alertdialog', sorry);
      await expect(says).toBeVisible();
      await checkAccessibility(page);
    });
});

test('a form that says thank you breaks no rule of accessibility', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await press(page, forms.apply);
  await expect(page.getByRole('dialog', { name: thanks })).toBeVisible();
  await checkAccessibility(page);
});
