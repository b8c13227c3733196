import { notStored } from '../../src/messages/login.ts';
import { expect, test } from '../fixtures.ts';
import { FormPage } from '../support/pages/FormPage.ts';
import { accountForms } from '../support/pages/forms.ts';

/** Runs in the page: denies any access to storage. */
function denyStorage() {
  const get = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get });
}

/** Runs in the page: fills the storage, so that it can be read only. */
function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  };
}

for (const [state, limitStorage] of [
  ['denied', denyStorage],
  ['full', fillStorage],
] as const)
  test(`with ${state} storage a login lasts until the user leaves the page, and the message explains it`, async ({
    page,
    loginPage,
    header,
    user,
  }) => {
    await page.goto('/contact');
    await page.evaluate(() => localStorage.setItem('userId', 'of an earlier login'));
    await page.addInitScript(limitStorage);
    await loginPage.visitAndSubmit(user);
    await expect(loginPage.dialog).toHaveAccessibleDescription(new RegExp(RegExp.escape(notStored)));
    await expect(header.banner.getByText('Signout', { exact: true })).toBeVisible();
    await loginPage.expectSuccess();
    await expect(header.login).toBeVisible();
  });

test('with denied storage a visitor agrees and applies, and no message mentions a draft', async ({
  page,
  applyPage,
  newUser,
}) => {
  await page.addInitScript(denyStorage);
  await page.goto('/freshers');
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).click();
  await applyPage.fill(newUser);
  await expect(applyPage.draftNote).toBeHidden();
  await applyPage.submit();
  await applyPage.expectSuccess();
});

test('the account forms store nothing that a visitor types', async ({ page, newUser }) => {
  for (const description of Object.values(accountForms)) {
    const form = new FormPage(page, description);
    await form.visitAndFill(newUser);
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored, description.name).toBe('[{},{}]');
  }
});
