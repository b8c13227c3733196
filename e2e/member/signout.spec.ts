import { sentences } from '../support/fixtures/sentences.ts';
import { detail } from '../support/fault-proxy/faults.ts';
import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import { headerHydrated } from '../support/fixtures/header.ts';
import { arriveSignedIn, loginLink, signout } from '../support/fixtures/session.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const path = '/user_auth/logout';
const { done, unexpected, nobody } = sentences.signout;
const loggedOut = 'User logged out successfully';

test('a member signs out; the modal stays until Close or X is used', async ({
  page,
  servers,
  sent,
  member,
}) => {
  for (const [index, name] of ['Close', 'X'].entries())
    await test.step(name, async () => {
      const id = await arriveSignedIn(page, servers.api, member, '/contact');
      const request = page.waitForRequest((request) => request.url().includes(path));
      await signout(page).click();
      const dialog = await expectDialog(page, { sentence: done });
      const { searchParams } = new URL((await request).url());
      expect([...searchParams]).toEqual([['user_id', id]]);
      expect((await request).postData()).toBeNull();
      await expect(signout(page)).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();

      for (let press = 0; press < 4; press++) await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/contact');
      await expect(loginLink(page)).toBeFocused();
      expect(sent(path)).toBe(index + 1);
    });
});

test('an answer that is not the one of the contract leaves the member signed in', async ({
  page,
  faultProxy,
  servers,
  member,
}) => {
  await arriveSignedIn(page, servers.api, member, '/contact');
  for (const [how, answer] of Object.entries({
    'another status': detail(200, { status: 'error', message: loggedOut }),
    'another message': detail(200, { status: 'success', message: 'Logged out' }),
    'a text': detail(200, loggedOut),
  }))
    await test.step(how, async () => {
      faultProxy.inject(path, answer);
      await signout(page).click();
      await close(await expectDialog(page, { sentence: unexpected }));
      await expect(signout(page)).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem('userId'))).not.toBeNull();
    });
});

test('the id is read at the click: who has none any more is told so, and nothing is sent', async ({
  page,
  servers,
  sent,
  member,
}) => {
  await arriveSignedIn(page, servers.api, member, '/contact');
  // A header that is hydrated later would see that nobody is signed in.
  await headerHydrated(page);
  await page.evaluate(() => localStorage.removeItem('userId'));
  await signout(page).click();
  await close(await expectDialog(page, { sentence: nobody, role: 'alertdialog' }));
  expect(sent(path)).toBe(0);
});
