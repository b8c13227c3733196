import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectClosable } from '../pages/page.ts';
import { calls } from '../pages/Network.ts';

/** Presses as often as a page can be pressed, until a message is open. */
const pressUntilMessage = (button: Locator) =>
  button.evaluate((button: HTMLElement) => {
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]')) clearInterval(timer);
      else button.click();
    });
  });

test('a form is busy until the response, and submitted once', async ({ network, applyPage, newUser }) => {
  await applyPage.goto();
  await applyPage.fill(newUser);
  await expect(applyPage.submitButton).toHaveCSS('cursor', 'pointer');
  const release = await network.delay(calls.apply);
  await pressUntilMessage(applyPage.submitButton);
  await expect(applyPage.submitButton).toHaveCSS('cursor', 'progress');
  // A status announces it, and the button nothing: neither its name nor a state changes.
  await expect(applyPage.submitButton).toMatchAriaSnapshot('- button "Submit"');
  for (const state of ['aria-busy', 'aria-disabled'])
    await expect(applyPage.submitButton).not.toHaveAttribute(state);
  for (const label of applyPage.labels)
    if (label !== 'Resume') await expect(applyPage.field(label)).not.toBeEditable();
  release();
  await expect(applyPage.dialog).toBeVisible();
  await expect(applyPage.errorSummary).toHaveCount(0);
  await applyPage.expectSuccess();
  expect(network.requestCount(calls.apply)).toBe(1);
});

test('a held key neither closes the message nor submits', async ({ page, network, applyPage, newUser }) => {
  await network.fulfill(calls.apply, 500);
  await applyPage.goto();
  await applyPage.fill(newUser);
  for (const [index, key] of ['Space', 'Escape', 'Enter'].entries()) {
    const release = await network.delay(calls.apply);
    await applyPage.submit();
    await page.keyboard.down(key);
    release();
    await expect(applyPage.closeButton).toBeFocused();
    for (let time = 0; time < 3; time++) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(applyPage.dialog).toBeVisible();
    await expectClosable(applyPage.dialog);
    for (let time = 0; time < 3; time++) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(applyPage.submitButton).toBeFocused();
    await expect(applyPage.submitButton).toHaveText('Try again');
    expect(network.requestCount(calls.apply)).toBe(index + 1);
  }
});

test('the second press on Submit does not close the message', async ({ page, signupPage, newUser, user }) => {
  await page.clock.install();
  await signupPage.goto();
  await signupPage.fill({ ...newUser, username: user.username });
  // The time after the opening does not pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  await signupPage.submit();
  await expect(signupPage.closeButton).toBeFocused();
  await signupPage.closeButton.click();
  for (const key of ['Enter', 'Space']) await page.keyboard.press(key);
  await expect(signupPage.dialog).toBeVisible();
  await page.clock.runFor(500);
  await expectClosable(signupPage.dialog);
  await signupPage.closeButton.click();
  await expect(page).toHaveURL('/login');
});

test('the second press on Close does not submit again', async ({ page, network, applyPage, newUser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await network.fulfill(calls.apply, 500);
  await applyPage.visitAndSubmit(newUser);
  await expectClosable(applyPage.dialog);
  // The focus returns to Submit.
  await applyPage.closeButton.press('Enter');
  await page.keyboard.press('Enter');
  await applyPage.submit();
  await expectClosable(applyPage.dialog);
  const [close, submit] = [applyPage.closeButton, applyPage.submitButton].map((button) =>
    button.boundingBox(),
  );
  const { x = 0, y = 0, width = 0, height = 0 } = (await close) ?? {};
  // Submit is below Close.
  await page.evaluate((distance) => scrollBy(0, distance), ((await submit)?.y ?? 0) - y);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(applyPage.dialog).toBeHidden();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await applyPage.submit();
  await expect(applyPage.dialog).toBeVisible();
  expect(network.requestCount(calls.apply)).toBe(3);
});
