import { notStored } from '../../src/messages/login.ts';
import { expect, test } from '../fixtures.ts';
import { FormPage } from '../support/pages/FormPage.ts';
import { accountForms } from '../support/pages/forms.ts';
import { denyStorage, fillStorage } from '../support/storage.ts';

for (const [state, limitStorage] of [
  ['denied', denyStorage],
  ['full', fillStorage],
] as const)
  test(`with ${state} storage a login lasts until the user leaves the page, and the message says so`, async ({
    page,
    loginPage,
    header,
    user,
  }) => {
    await page.goto('/contact');
    await page.evaluate(() => localStorage.setItem('userId', 'of an earlier login'));
    await page.addInitScript(limitStorage);
    await loginPage.visitAndSubmit(user);
    await loginPage.expectDescription(loginPage.dialog, notStored);
    await expect(header.banner.getByText('Signout', { exact: true })).toBeVisible();
    await loginPage.expectSuccess();
    await expect(header.login).toBeVisible();
  });

test('the account forms store nothing that a visitor types', async ({ page, newUser }) => {
  for (const description of Object.values(accountForms)) {
    const form = new FormPage(page, description);
    await form.visitAndFill(newUser);
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored, description.name).toBe('[{},{}]');
  }
});
