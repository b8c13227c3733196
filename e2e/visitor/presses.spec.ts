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

for (const key of ['Enter', 'Space', 'Escape']) {
  test(`a held ${key} does not close the message of a form`, async ({
    page,
    api,
    authForm,
    newUser,
    user,
  }) => {
    const { signup } = authForm;
    const dialog = page.getByRole('dialog');
    await signup.goto();
    await signup.fill({ ...newUser, username: user.username });
    const release = await api.delay(calls.usernameCheck);
    await signup.submit();
    await page.keyboard.down(key);
    release();
    await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
    for (let time = 0; time < 3; time++) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(dialog).toBeVisible();
    await page.keyboard.press(key);
    await expect(page).toHaveURL('/login');
  });

  if (key !== 'Escape')
    test(`a held ${key} does not close the modal of a sign-out`, async ({ page, api, header, user }) => {
      await header.gotoSignedIn('/contact', user);
      const release = await api.delay(calls.logout);
      await header.signout.click();
      await page.keyboard.down(key);
      release();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
      for (let time = 0; time < 3; time++) await page.keyboard.down(key);
      await page.keyboard.up(key);
      await expect(dialog).toBeVisible();
      await page.keyboard.press(key);
      await expect(dialog).toBeHidden();
    });
}

test('Enter held on Close does not submit the form again', async ({ page, api, applyPage, newUser }) => {
  await api.fulfill(calls.apply, 500);
  await applyPage.goto();
  await applyPage.fillAndSubmit(newUser);
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Close' })).toBeFocused();
  const release = await api.delay(calls.apply);
  for (let time = 0; time < 3; time++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(applyPage.submitButton).toBeFocused();
  await expect(applyPage.submitButton).toHaveText('Try again');
  expect(api.requestCount(calls.apply)).toBe(1);
  release();
});
