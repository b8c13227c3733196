import type { Locator } from '@playwright/test';
import { expect, formNames, test } from '../fixtures.ts';
import { calls } from '../pages/Api.ts';

/** Presses a button in every task until a dialog is open. */
const pressUntilDialog = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (document.querySelector('dialog[open]')) return;
      element.click();
      port2.postMessage(undefined);
    };
    port2.postMessage(undefined);
  });

for (const name of formNames) {
  test(`presses until the message is open submit the ${name} form once`, async ({ page, api, anyForm }) => {
    const { form, user } = await anyForm(name);
    await form.goto();
    await form.fill(user);
    await pressUntilDialog(form.submitButton);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(form.errorSummary).toHaveCount(0);
    await form.expectSuccess();
    expect(api.requestCount(form.description.call)).toBe(1);
  });
}

test('presses of Signout until the message is open send one request', async ({ api, header, user }) => {
  await api.fulfill(calls.logout, 500);
  await header.gotoSignedIn('/contact', user);
  await header.expectHydrated();
  await pressUntilDialog(header.signout);
  await header.closeDialog('Logout failed. Please try again.');
  expect(api.requestCount(calls.logout)).toBe(1);
});
