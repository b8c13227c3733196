import type { Page } from '@playwright/test';
import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import { calls, logout } from '../support/fixtures/fault-table.ts';
import { fieldOn, fillIn, formOn, forms, open, press } from '../support/fixtures/forms.ts';
import { loginLink, signout } from '../support/fixtures/session.ts';
import { test as denied } from '../support/fixtures/storage-denied.ts';
import { expect, test } from '../support/fixtures/visit.ts';

/** What a login does where nothing can be stored: it works, and says how long it lasts. */
async function logsInForThisPage(page: Page, member: Parameters<typeof fillIn>[2]): Promise<void> {
  await fillIn(page, forms.login, member);
  await press(page, forms.login);
  const dialog = await expectDialog(page, calls.login.messages.answered);
  await expect(formOn(page, forms.login)).toContainText('on this page only');
  await close(dialog);
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeVisible();
}

denied('who blocks cookies can log in, and is told that it lasts for the page', async ({ page, member }) => {
  await open(page, forms.login);
  const storage = () => page.evaluate(() => localStorage.length);
  await expect(storage).rejects.toThrow('Access is denied');
  await logsInForThisPage(page, member);
});

denied('who blocks cookies can sign up', async ({ page, stranger }) => {
  await open(page, forms.signup);
  await fillIn(page, forms.signup, stranger);
  await press(page, forms.signup);
  await expectDialog(page, calls.create.messages.answered);
});

denied('who blocks cookies can apply', async ({ page, stranger }) => {
  await page.goto('/freshers');
  await page.getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await fillIn(page, forms.apply, stranger);
  await press(page, forms.apply);
  await expectDialog(page, calls['intern application'].messages.answered);
});

test('where storage is full a login lasts for the page, says so, and ends the one before it', async ({
  page,
  member,
}) => {
  await page.goto('/contact');
  await page.evaluate(() => {
    localStorage.setItem('userId', '7');
    for (const storage of [localStorage, sessionStorage])
      for (let size = 2 ** 20; size >= 1; size /= 2)
        try {
          for (let at = 0; ; at++) storage.setItem(`${size}/${at}`, 'x'.repeat(size));
        } catch {
          continue;
        }
  });
  await open(page, forms.login);
  await logsInForThisPage(page, member);
});

for (const id of ['null', '{"id": 7}', '<b>', 'x'.repeat(10_000)])
  test(`a stored id of ${id.length} characters like ${id.slice(0, 9)} breaks nothing`, async ({
    page,
    sent,
  }) => {
    await page.goto('/contact');
    await page.evaluate((id) => localStorage.setItem('userId', id), id);
    await page.reload();
    await signout(page).click();
    await close(await expectDialog(page, logout.messages.refused));
    await expect(signout(page)).toBeVisible();
    expect(sent(logout.path)).toBe(1);
  });

test('an empty stored id is none', async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => localStorage.setItem('userId', ''));
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
});

for (const garbage of ['{not JSON', '[7]', '"words"', 'null', '{"email": {"at": 7}}'])
  test(`${garbage} where the words of the sign-up are kept breaks nothing`, async ({ page, stranger }) => {
    await open(page, forms.signup);
    await fieldOn(page, forms.signup, 'Email').fill(stranger.email);
    const kept = await page.evaluate((garbage) => {
      const keys = Object.keys(sessionStorage);
      for (const key of keys) sessionStorage.setItem(key, garbage);
      return keys.length;
    }, garbage);
    expect(kept).toBe(1);
    await open(page, forms.signup);
    await expect(fieldOn(page, forms.signup, 'Email')).toHaveValue('');
    await fillIn(page, forms.signup, stranger);
    await press(page, forms.signup);
    await expectDialog(page, calls.create.messages.answered);
  });
