import type { Page } from '@playwright/test';
import { signedInAttribute } from '../../src/dom-contract.ts';
import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import { calls } from '../support/fixtures/fault-table.ts';
import { fillIn, forms, open, press } from '../support/fixtures/forms.ts';
import { headerHydrated, menu } from '../support/fixtures/header.ts';
import { arriveSignedIn, loginLink, signOut, signout } from '../support/fixtures/session.ts';
import { expect, test } from '../support/fixtures/visit.ts';

for (const hydrated of [true, false])
  test(`a login changes its header at once, and that of a second tab; so does a sign-out, ${hydrated ? '' : 'not '}hydrated`, async ({
    page,
    context,
    member,
  }) => {
    const other = await context.newPage();
    await other.goto('/about');
    await other.mouse.move(0, 0);
    await open(page, forms.login);
    if (hydrated)
      for (const tab of [other, page]) {
        await loginLink(tab).hover();
        await headerHydrated(tab);
      }
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

    await signOut(other);
    for (const tab of [other, page]) {
      await expect(loginLink(tab)).toBeVisible();
      await expect(signout(tab)).toBeHidden();
    }
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

/** Looks at the header before every frame, and notes in the performance timeline what it saw. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      performance.mark('frame');
      for (const entry of document.querySelectorAll('header a, header button'))
        if (entry.checkVisibility()) performance.mark(`saw ${entry.textContent}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const seen = (page: Page, what: string) =>
  page.evaluate((name) => performance.getEntriesByName(name).length, what);

/** Opens pages of every kind and sees one entry of the header, and the other not for one frame. */
async function expectFrames(page: Page, shown: string, hidden: string): Promise<void> {
  await watchFrames(page);
  for (const path of ['/', '/contact', '/freshers', '/login'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect.poll(() => seen(page, 'frame')).toBeGreaterThan(20);
      expect(await seen(page, `saw ${shown}`)).toBeGreaterThan(0);
      expect(await seen(page, `saw ${hidden}`)).toBe(0);
    });
}

test('no page shows Login to a member, not for one frame', async ({ page, servers, member }) => {
  await arriveSignedIn(page, servers.api, member, '/about');
  await expectFrames(page, 'Signout', 'Login');
});

test('no page shows Signout to a stranger, not for one frame', async ({ page }) => {
  await expectFrames(page, 'Login', 'Signout');
});
