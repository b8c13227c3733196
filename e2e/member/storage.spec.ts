import type { Page } from '@playwright/test';
import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import { calls, logout } from '../support/fixtures/fault-table.ts';
import { fieldOn, fillIn, formOn, forms, open, press } from '../support/fixtures/forms.ts';
import { newPerson } from '../support/fixtures/person.ts';
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

denied(
  'who blocks cookies can apply, sign up, and log in, and is told that it lasts for the page',
  async ({ page, member, stranger }) => {
    denied.slow();
    await denied.step('apply', async () => {
      await page.goto('/freshers');
      await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('Access is denied');
      await page.getByRole('checkbox').check();
      await page.getByRole('link', { name: 'Apply', exact: true }).click();
      await fillIn(page, forms.apply, stranger);
      await press(page, forms.apply);
      await expectDialog(page, calls['intern application'].messages.answered);
    });
    await denied.step('sign up', async () => {
      await open(page, forms.signup);
      await fillIn(page, forms.signup, stranger);
      await press(page, forms.signup);
      await expectDialog(page, calls.create.messages.answered);
    });
    await denied.step('log in', async () => {
      await open(page, forms.login);
      await logsInForThisPage(page, member);
    });
  },
);

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

test('a stored id like no other breaks nothing, and an empty one is none', async ({ page, sent }) => {
  const ids = ['null', '{"id": 7}', '<b>', 'x'.repeat(10_000)];
  const arriveWith = async (id: string) => {
    await page.evaluate((id) => localStorage.setItem('userId', id), id);
    await page.reload();
  };
  await page.goto('/contact');
  for (const [index, id] of ids.entries())
    await test.step(id.slice(0, 9), async () => {
      await arriveWith(id);
      await signout(page).click();
      await close(await expectDialog(page, logout.messages.refused));
      await expect(signout(page)).toBeVisible();
      expect(sent(logout.path)).toBe(index + 1);
    });
  await arriveWith('');
  await expect(loginLink(page)).toBeVisible();
});

test('garbage where the words of the sign-up are kept breaks nothing', async ({ page }) => {
  for (const garbage of ['{not JSON', '[7]', '"words"', 'null', '{"email": {"at": 7}}'])
    await test.step(garbage, async () => {
      const person = newPerson();
      await open(page, forms.signup);
      await fieldOn(page, forms.signup, 'Email').fill(person.email);
      const kept = await page.evaluate((garbage) => {
        const keys = Object.keys(sessionStorage);
        for (const key of keys) sessionStorage.setItem(key, garbage);
        return keys.length;
      }, garbage);
      expect(kept).toBe(1);
      await open(page, forms.signup);
      await expect(fieldOn(page, forms.signup, 'Email')).toHaveValue('');
      await fillIn(page, forms.signup, person);
      await press(page, forms.signup);
      await close(await expectDialog(page, calls.create.messages.answered));
      await expect(page).toHaveURL(forms.login.page);
    });
});
