import { calls } from '../support/fixtures/fault-table.ts';
import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import { fillIn, forms, open, press } from '../support/fixtures/forms.ts';
import { headerHydrated, menu } from '../support/fixtures/header.ts';
import { arriveSignedIn, loginLink, signout } from '../support/fixtures/session.ts';
import { signedInAttribute } from '../../src/contract.ts';
import { expect, test } from '../support/fixtures/visit.ts';

for (const header of ['hydrated', 'not hydrated'])
  test(`a login on /login changes the header at once, ${header}, and that of a second tab`, async ({
    page,
    context,
    member,
  }) => {
    const other = await context.newPage();
    await other.goto('/about');
    await other.mouse.move(0, 0);
    if (header === 'hydrated') await loginLink(other).hover();
    if (header === 'hydrated') await headerHydrated(other);
    await open(page, forms.login);
    if (header === 'hydrated') await loginLink(page).hover();
    if (header === 'hydrated') await headerHydrated(page);
    await page.evaluate(() => (document.documentElement.dataset['mark'] = 'never left'));
    await fillIn(page, forms.login, member);
    await press(page, forms.login);
    const dialog = await expectDialog(page, calls.login.messages.answered);
    // The dialog hides what stands behind it from roles, not from eyes.
    const shown = page.locator('header nav');
    await expect(shown.getByText('Signout', { exact: true })).toBeVisible();
    await expect(shown.getByText('Login', { exact: true })).toBeHidden();
    await expect(shown.getByText('Signup', { exact: true })).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'never left');
    await expect(signout(other)).toBeVisible();
    await expect(loginLink(other)).toBeHidden();
    await close(dialog);
    await expect(page).toHaveURL('/');
    await expect(signout(page)).toBeVisible();
  });

test('a hydrated header shows what the session says, whatever the mark for the style sheet', async ({
  page,
  servers,
  member,
}) => {
  await arriveSignedIn(page, servers.api, member, '/contact');
  await headerHydrated(page);
  await page.evaluate((name) => document.documentElement.removeAttribute(name), signedInAttribute);
  await expect(signout(page)).toBeVisible();
  await expect(menu(page).getByText('Login', { exact: true })).toHaveCount(0);
});
