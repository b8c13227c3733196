import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { unusable } from '../../src/messages/form.ts';
import { type Network, islandScripts } from '../support/Network.ts';
import { addExtensionElements, translate } from '../support/dom-changes.ts';
import type { FormPage } from '../support/pages/FormPage.ts';
import type { User } from '../support/user.ts';

/** Changes the page, fills in the form before the scripts arrive, and expects the input and the focus after the hydration. */
async function expectInputKept(
  form: FormPage,
  network: Network,
  user: User,
  change: (page: Page) => Promise<void>,
) {
  const release = await network.delay(islandScripts);
  await form.page.goto(form.description.path);
  await change(form.page);
  await form.fill(user);
  const first = form.field(form.labels[0] ?? '');
  await first.focus();
  release();
  await form.expectHydrated();
  await form.expectKept(user, user.password);
  await expect(first).toBeFocused();
  await form.page.keyboard.type('7');
  await expect(first).toHaveValue(/.7|7./);
}

// Two forms are enough, because all share their code: /apply has the most fields, a file and a draft; /login has a password.
test('an applicant keeps what was typed into a translated page before hydration', ({
  network,
  applyPage,
  newUser,
}) => expectInputKept(applyPage, network, newUser, translate));

test.describe('on a page changed by an extension', () => {
  // React reports elements that it did not render, and renders the form again.
  test.use({ allowedErrors: /Minified React error #418/ });

  test('a visitor keeps what was typed into the login before hydration', ({ network, loginPage, newUser }) =>
    expectInputKept(loginPage, network, newUser, addExtensionElements));
});

test('a visitor sees a form fail, then succeed, while the browser translates it', async ({
  page,
  network,
  applyPage,
  newUser,
}) => {
  const { call } = applyPage.description;
  await applyPage.goto();
  await addExtensionElements(page);
  await translate(page);
  await applyPage.submitButton.press('Enter');
  await expect(applyPage.errorSummary).toBeFocused();
  await network.fulfill(call, 500);
  await applyPage.fillAndSubmit(newUser);
  await applyPage.dialog.waitFor();
  await applyPage.expectKept(newUser);
  await applyPage.closeButton.click();
  await network.unrouteAll();
  await applyPage.submitSuccessfully();
  await network.expectRequests(call, 2);
});

test.describe('on a page where an extension moves a field', () => {
  // React cannot insert the error summary before a field that was moved.
  // Firefox reports the error without its message.
  test.use({ allowedErrors: /insertBefore|^Error$/ });

  test('a visitor sees the mailbox in place of the form', async ({ loginPage }) => {
    await loginPage.goto();
    await loginPage.form.evaluate((element) => {
      for (const child of [...element.children]) {
        const wrapper = document.createElement('div');
        child.replaceWith(wrapper);
        wrapper.append(child);
      }
    });
    await loginPage.submit();
    await expect(loginPage.alert).toContainText(unusable);
    await expect(loginPage.alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  });
});

test('a form sends nothing before it is hydrated', async ({ page, network, applyPage, newUser }) => {
  const { path, call } = applyPage.description;
  const release = await network.delay(islandScripts);
  await page.goto(path);
  await applyPage.fill(newUser);
  await expect(applyPage.submitButton).toBeDisabled();
  await expect(applyPage.submitButton).toHaveCSS('opacity', '1');
  await applyPage.field('Name').press('Enter');
  await applyPage.submitButton.click({ force: true });
  await expect(page).toHaveURL(path);
  release();
  await expect(applyPage.submitButton).toBeEnabled();
  await network.expectRequests(call, 0);
  await applyPage.expectKept(newUser);
  await applyPage.submitSuccessfully();
  await network.expectRequests(call, 1);
});

test('a form is hydrated after the first paint', async ({ page, loginPage }) => {
  // Without a timer, only the paint starts the hydration. On a busy machine the timer may be earlier.
  await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));
  await loginPage.goto();
  const startOf = (entryType: string) =>
    page.evaluate((type) => performance.getEntriesByType(type)[0]?.startTime ?? NaN, entryType);
  expect(await startOf('resource')).toBeGreaterThanOrEqual(await startOf('paint'));
});

test('a form is hydrated in a browser that reports no paint', async ({ page, loginPage }) => {
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  await loginPage.goto();
});
