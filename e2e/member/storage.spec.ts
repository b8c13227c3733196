import { notStored } from '../../src/messages/login.ts';
import { expect, test } from '../fixtures.ts';
import { draftSaved } from '../support/draft.ts';
import { FormPage } from '../support/pages/FormPage.ts';
import { accountForms } from '../support/pages/forms.ts';

test.describe('a browser that denies storage', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get });
    }),
  );

  test('a login lasts until the user leaves the page, and the message explains it', async ({
    page,
    loginPage,
    header,
    user,
  }) => {
    await loginPage.visitAndSubmit(user);
    await expect(page.getByRole('dialog')).toHaveAccessibleDescription(new RegExp(RegExp.escape(notStored)));
    await expect(page.locator('header').getByText('Signout', { exact: true })).toBeVisible();
    await loginPage.expectSuccess();
    await expect(header.login).toBeVisible();
  });

  test('a visitor agrees and applies; no message mentions a draft', async ({ page, applyPage, newUser }) => {
    await page.goto('/freshers');
    await page.getByRole('checkbox').check();
    await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).click();
    await applyPage.fill(newUser);
    await expect(applyPage.form).not.toContainText(draftSaved);
    await applyPage.submit();
    await applyPage.expectSuccess();
  });
});

test('with full storage a login lasts until the user leaves the page', async ({
  page,
  loginPage,
  header,
  user,
}) => {
  await page.goto('/contact');
  await page.evaluate(() => localStorage.setItem('userId', '7'));
  await loginPage.goto();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full', 'QuotaExceededError');
    };
  });
  await loginPage.fillAndSubmit(user);
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(new RegExp(RegExp.escape(notStored)));
  await loginPage.expectSuccess();
  await expect(header.login).toBeVisible();
});

test('the account forms store nothing that a visitor types', async ({ page, newUser }) => {
  for (const description of Object.values(accountForms)) {
    const form = new FormPage(page, description);
    await form.goto();
    await form.fill(newUser);
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored, description.name).toBe('[{},{}]');
  }
});
