import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { calls } from '../support/calls.ts';
import { boxOf } from '../support/pages/any-page.ts';

/** Clicks the button in a loop until a dialog opens. */
const clickUntilDialog = (button: Locator) =>
  button.evaluate((button: HTMLElement) => {
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]')) clearInterval(timer);
      else button.click();
    });
  });

test('a form that is clicked many times is busy until the response, and submitted once', async ({
  network,
  applyPage,
  newUser,
}) => {
  await applyPage.visitAndFill(newUser);
  await expect(applyPage.submitButton).toHaveCSS('cursor', 'pointer');
  const release = await network.delay(calls.apply);
  await clickUntilDialog(applyPage.submitButton);
  await expect(applyPage.submitButton).toHaveCSS('cursor', 'progress');
  // The button keeps its name and gets no state, because a status announces that the form is busy.
  await expect(applyPage.submitButton).toMatchAriaSnapshot('- button "Submit"');
  for (const state of ['aria-busy', 'aria-disabled'])
    await expect(applyPage.submitButton).not.toHaveAttribute(state);
  release();
  await expect(applyPage.dialog).toBeVisible();
  await expect(applyPage.errorSummary).toHaveCount(0);
  await applyPage.expectSuccess();
  await network.expectRequests(calls.apply, 1);
});

test('a held Enter submits once, and only a new press closes the message', async ({
  page,
  network,
  applyPage,
  newUser,
}) => {
  await network.fulfill(calls.apply, 500);
  await applyPage.visitAndFill(newUser);
  await applyPage.submitButton.focus();
  const hold = async () => {
    // A held key repeats `keydown`.
    for (let time = 0; time < 3; time++) await page.keyboard.down('Enter');
  };
  await hold();
  await expect(applyPage.closeButton).toBeFocused();
  await hold();
  await page.keyboard.up('Enter');
  await hold();
  await expect(applyPage.dialog).toBeHidden();
  await expect(applyPage.submitButton).toBeFocused();
  await page.keyboard.up('Enter');
  await network.expectRequests(calls.apply, 1);
  await page.keyboard.press('Enter');
  await expect(applyPage.dialog).toBeVisible();
  await network.expectRequests(calls.apply, 2);
});

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch });

    test('a double click neither closes the message nor submits', async ({
      page,
      network,
      applyPage,
      newUser,
    }) => {
      await page.clock.install();
      await network.fulfill(calls.apply, 500);
      await applyPage.visitAndSubmit(newUser);
      const { x, y } = await boxOf(applyPage.closeButton);
      const clickOrTap = () =>
        hasTouch ? page.touchscreen.tap(x + 20, y + 20) : page.mouse.click(x + 20, y + 20);
      await applyPage.closeButton.click();
      // Scroll until Submit is exactly where Close will be.
      const submit = await boxOf(applyPage.submitButton);
      await page.evaluate((distance) => scrollBy(0, distance), submit.y - y);
      await page.clock.pauseAt(Date.now() + 60_000);

      await clickOrTap();
      await expect(applyPage.dialog).toBeVisible();
      await page.clock.runFor(300);
      await clickOrTap();
      await expect(applyPage.dialog).toBeVisible();
      await page.clock.runFor(600);
      await clickOrTap();
      await expect(applyPage.dialog).toBeHidden();
      await page.clock.runFor(300);
      await clickOrTap();
      await network.expectRequests(calls.apply, 2);
      await page.clock.runFor(600);
      await clickOrTap();
      await expect(applyPage.dialog).toBeVisible();
      await network.expectRequests(calls.apply, 3);
    });
  });
