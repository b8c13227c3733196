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

const opacityOf = (element: Locator) => element.evaluate((each) => Number(getComputedStyle(each).opacity));

async function expectBusy(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('cursor', 'progress');
  expect(await opacityOf(button)).toBeLessThan(1);
}

async function expectNotBusy(button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveCSS('cursor', 'pointer');
  expect(await opacityOf(button)).toBe(1);
}

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

  test(`the ${name} form looks busy and announces it from the press to the response`, async ({
    api,
    anyForm,
  }) => {
    const { form, user } = await anyForm(name);
    await form.goto();
    await form.fill(user);
    await expectNotBusy(form.submitButton);
    const release = await api.delay(form.description.call);
    await form.submit();
    await expectBusy(form.submitButton);
    const label = await form.submitButton.innerText();
    await expect(form.form.getByRole('status').getByText(label, { exact: true })).toHaveCount(1);
    release();
    await form.expectSuccess();
  });

  for (const press of ['Enter', 'a click'])
    test(`the ${name} form looks busy at once after ${press} before hydration`, async ({
      page,
      scripts,
      anyForm,
    }) => {
      const { form } = await anyForm(name);
      const release = await scripts.delay();
      await page.goto(form.description.path);
      await expectNotBusy(form.submitButton);
      if (press === 'Enter') await form.field(form.labels[0] ?? '').press('Enter');
      else await form.submitButton.click({ delay: 100 });
      await expectBusy(form.submitButton);
      await release();
      await expect(form.errorSummary).toBeFocused();
      await expectNotBusy(form.submitButton);
    });
}

test('only the last button pressed before hydration looks busy', async ({ page, scripts, authForm }) => {
  const { login } = authForm;
  const show = login.form.getByRole('button', { name: 'Show password' });
  const release = await scripts.delay();
  await page.goto('/login');
  await login.submitButton.click({ delay: 100 });
  await expectBusy(login.submitButton);
  await show.click({ delay: 100 });
  await expectBusy(show);
  await expectNotBusy(login.submitButton);
  await release();
  const hide = login.form.getByRole('button', { name: 'Hide password' });
  await expectNotBusy(hide);
  await expect(login.errorSummary).toHaveCount(0);
});

test('a press before hydration is dropped when the script hangs, and a later one counts', async ({
  page,
  api,
  scripts,
  authForm,
  user,
}) => {
  const { login } = authForm;
  const { call } = login.description;
  const release = await scripts.delay();
  await page.clock.install();
  await page.goto('/login');
  await login.fill(user);
  for (let time = 0; time < 2; time++) {
    await login.submitButton.click({ delay: 100 });
    await expectBusy(login.submitButton);
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('can’t be used now');
    await expectNotBusy(login.submitButton);
  }
  await release();
  await login.expectHydrated();
  await login.expectKept(user, user.password);
  expect(api.requestCount(call)).toBe(0);
  await login.submit();
  await login.expectSuccess();
  expect(api.requestCount(call)).toBe(1);
});

test.describe('a script that fails', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR_|Loading module from .* was blocked/ });

  test('a press before hydration is dropped', async ({ page, api, scripts, authForm, user, browserName }) => {
    const { login } = authForm;
    await scripts.fail();
    await page.goto('/login');
    await login.fill(user);
    await login.submitButton.click({ delay: 100 });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('can’t be used now');
    await expectNotBusy(login.submitButton);
    await scripts.unroute();
    await login.field('Email').focus();
    // Firefox does not request a failed module again.
    if (browserName !== 'firefox') await login.expectHydrated();
    await login.expectKept(user, user.password);
    expect(api.requestCount(login.description.call)).toBe(0);
  });
});

test('presses of Signout until the message is open send one request', async ({ api, header, user }) => {
  await api.fulfill(calls.logout, 500);
  await header.gotoSignedIn('/contact', user);
  await header.expectHydrated();
  await pressUntilDialog(header.signout);
  await header.closeDialog('Logout failed. Please try again.');
  expect(api.requestCount(calls.logout)).toBe(1);
});

test('Signout looks busy at once after a press before hydration, until the response', async ({
  api,
  scripts,
  header,
  user,
}) => {
  const releaseScripts = await scripts.delay();
  await api.fulfill(calls.logout, 500);
  const releaseResponse = await api.delay(calls.logout);
  await header.gotoSignedIn('/contact', user);
  await expectNotBusy(header.signout);
  await header.signout.click({ delay: 100 });
  await expectBusy(header.signout);
  await releaseScripts();
  await expect.poll(() => api.requestCount(calls.logout)).toBe(1);
  await expectBusy(header.signout);
  releaseResponse();
  await header.closeDialog('Logout failed. Please try again.');
  await expectNotBusy(header.signout);
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
