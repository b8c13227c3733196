import type { Locator } from '@playwright/test';
import { expect, simpleAndFull, test } from '../fixtures.ts';
import { calls, scripts } from '../pages/Network.ts';

/** Presses as often as a page can be pressed, until a message is open. */
const pressUntilMessage = (button: Locator) =>
  button.evaluate((button: HTMLElement) => {
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]')) clearInterval(timer);
      else button.click();
    });
  });

for (const name of simpleAndFull) {
  test(`presses until the message is open submit the ${name} form once`, async ({ network, anyForm }) => {
    const { form, user } = await anyForm(name);
    await form.goto();
    await form.fill(user);
    await pressUntilMessage(form.submitButton);
    await expect(form.dialog).toBeVisible();
    await expect(form.errorSummary).toHaveCount(0);
    await form.expectSuccess();
    expect(network.requestCount(form.description.call)).toBe(1);
  });

  test(`the ${name} form is busy and read-only until the response`, async ({ network, anyForm }) => {
    const { form, user } = await anyForm(name);
    await form.goto();
    await form.fill(user);
    await expect(form.submitButton).toHaveCSS('cursor', 'pointer');
    const release = await network.delay(form.description.call);
    await form.submit();
    await expect(form.submitButton).toHaveAttribute('aria-busy', 'true');
    await expect(form.submitButton).toHaveCSS('cursor', 'progress');
    const label = await form.submitButton.innerText();
    await expect(form.form.getByRole('status').getByText(label, { exact: true })).toHaveCount(1);
    for (const each of form.labels) if (each !== 'Resume') await expect(form.field(each)).not.toBeEditable();
    release();
    await form.expectSuccess();
  });
}

for (const name of simpleAndFull)
  for (const press of ['Enter', 'a click'])
    test(`${press} before hydration sends the ${name} form once`, async ({ page, network, anyForm }) => {
      const { form, user } = await anyForm(name);
      const release = await network.delay(scripts);
      await page.goto(form.description.path);
      await form.fill(user);
      for (let time = 0; time < 3; time++)
        if (press === 'Enter') await form.field(form.labels[0] ?? '').press('Enter');
        else await form.submitButton.click({ delay: 100 });
      await expect(form.submitButton).toHaveAttribute('aria-busy', 'true');
      expect(network.requestCount(form.description.call)).toBe(0);
      release();
      await form.expectSuccess();
      expect(network.requestCount(form.description.call)).toBe(1);
    });

test('an empty submit before hydration lists the missing fields', async ({ page, network, loginPage }) => {
  const release = await network.delay(scripts);
  await page.goto('/login');
  await loginPage.submitButton.click({ delay: 100 });
  release();
  await expect(loginPage.errorSummary).toBeFocused();
  await expect(loginPage.submitButton).not.toHaveAttribute('aria-busy', 'true');
});

test('only the last button pressed before hydration is busy', async ({ page, network, loginPage }) => {
  const show = loginPage.form.getByRole('button', { name: 'Show password' });
  const release = await network.delay(scripts);
  await page.goto('/login');
  await loginPage.submitButton.click({ delay: 100 });
  await expect(loginPage.submitButton).toHaveAttribute('aria-busy', 'true');
  await show.click({ delay: 100 });
  await expect(show).toHaveAttribute('aria-busy', 'true');
  await expect(loginPage.submitButton).not.toHaveAttribute('aria-busy', 'true');
  release();
  const hide = loginPage.form.getByRole('button', { name: 'Hide password' });
  await expect(hide).not.toHaveAttribute('aria-busy', 'true');
  await expect(loginPage.errorSummary).toHaveCount(0);
});

test.describe('a press before hydration is dropped, the page shows the mailbox, and a later press counts', () => {
  test.use({ allowedErrors: /Failed to load resource|net::ERR_|Loading module from .* was blocked/ });

  test('when no file arrives for 30 s, twice', async ({ page, network, loginPage, user }) => {
    const { call } = loginPage.description;
    const alert = page.getByRole('main').getByRole('alert');
    const release = await network.delay(scripts);
    await page.clock.install();
    await page.goto('/login');
    await loginPage.fill(user);
    const top = (await loginPage.submitButton.boundingBox())?.y;
    for (let time = 0; time < 2; time++) {
      await loginPage.submitButton.click({ delay: 100 });
      await expect(loginPage.submitButton).toHaveAttribute('aria-busy', 'true');
      await page.clock.fastForward(30_000);
      await expect(alert).toContainText('can’t be used now');
      await expect(loginPage.submitButton).not.toHaveAttribute('aria-busy', 'true');
    }
    expect((await loginPage.submitButton.boundingBox())?.y).toBe(top);
    release();
    await loginPage.expectHydrated();
    await expect(alert).toBeHidden();
    await loginPage.expectKept(user, user.password);
    expect(network.requestCount(call)).toBe(0);
    await loginPage.submit();
    await loginPage.expectSuccess();
    expect(network.requestCount(call)).toBe(1);
  });

  test('when the script fails', async ({ page, network, loginPage, user, browserName }) => {
    const alert = page.getByRole('main').getByRole('alert');
    await network.abort(scripts);
    await page.goto('/login');
    await loginPage.fill(user);
    await loginPage.submitButton.click({ delay: 100 });
    await expect(alert).toContainText('can’t be used now. Reload');
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(loginPage.submitButton).not.toHaveAttribute('aria-busy', 'true');
    await network.unroute();
    await loginPage.field('Email').focus();
    // Firefox does not request a failed module again.
    if (browserName !== 'firefox') await loginPage.expectHydrated();
    await loginPage.expectKept(user, user.password);
    expect(network.requestCount(loginPage.description.call)).toBe(0);
  });
});

test('a press retries a failed script', { tag: '@chromium' }, async ({ page, network, loginPage, user }) => {
  await network.abort(scripts);
  await page.goto('/login');
  await loginPage.fill(user);
  await loginPage.submitButton.hover();
  await page.mouse.down();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('can’t be used now');
  await network.unroute();
  await page.mouse.up();
  await loginPage.expectSuccess();
});

for (const key of ['Enter', 'Space', 'Escape'])
  test(`a held ${key} does not close the message`, async ({ page, network, signupPage, newUser, user }) => {
    const close = signupPage.dialog.getByRole('button', { name: 'Close', exact: true });
    await signupPage.goto();
    // The animation of the dialog does not end.
    await page.evaluate(() => addEventListener('animationstart', () => document.getAnimations()[0]?.pause()));
    await signupPage.fill({ ...newUser, username: user.username });
    const release = await network.delay(calls.usernameCheck);
    await signupPage.submit();
    await page.keyboard.down(key);
    release();
    await expect(close).toBeFocused();
    for (let time = 0; time < 3; time++) await page.keyboard.down(key);
    await page.keyboard.up(key);
    // Nor does the second press of a double click on Submit.
    await close.click({ force: true });
    await expect(signupPage.dialog).toBeVisible();
    await close.press(key);
    await expect(page).toHaveURL('/login');
  });

test('Enter held on Close does not submit the form again', async ({ page, network, applyPage, newUser }) => {
  await network.fulfill(calls.apply, 500);
  await applyPage.visitAndSubmit(newUser);
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Close' })).toBeFocused();
  const release = await network.delay(calls.apply);
  for (let time = 0; time < 3; time++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(applyPage.submitButton).toBeFocused();
  await expect(applyPage.submitButton).toHaveText('Try again');
  expect(network.requestCount(calls.apply)).toBe(1);
  release();
});
