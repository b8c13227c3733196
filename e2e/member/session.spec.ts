import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goBack } from '../support/pages/any-page.ts';
import { Header } from '../support/pages/Header.ts';

test('a login and a sign-out reach every tab', async ({ context, header, loginPage, user }) => {
  const other = new Header(await context.newPage());
  await other.page.goto('/about');
  await loginPage.goto();
  await other.hydrate();
  await loginPage.fillAndSubmit(user);
  await expect(other.signoutButton).toBeVisible();
  await expect(other.login).toBeHidden();
  await loginPage.expectSuccess();

  await other.signOut();
  for (const each of [other, header]) {
    await expect(each.login).toBeVisible();
    await expect(each.signoutButton).toBeHidden();
  }
});

test('a user who signs out and goes back sees Login, whether or not the header was hydrated @bfcache', async ({
  page,
  header,
  user,
}) => {
  await header.gotoSignedIn('/contact', user);
  await header.expectHydrated();
  for (const path of ['/about', '/privacy']) await page.goto(path);
  await header.signOut();
  for (const path of ['/about', '/contact']) {
    await goBack(page, path);
    await expect(header.login).toBeVisible();
    await expect(header.signoutButton).toBeHidden();
  }
});

test('a visitor with an empty or invalid user id sees Login', async ({ page, header }) => {
  await page.goto('/contact');
  for (const id of ['undefined', 'null', '']) {
    await page.evaluate((id) => localStorage.setItem('userId', id), id);
    await page.goto('/login');
    await expect(header.login, `"${id}"`).toBeVisible();
    await expect(header.signoutButton).toBeHidden();
    await header.login.focus();
    await header.expectHydrated();
    await expect(header.login, `"${id}", hydrated`).toBeVisible();
  }
});

/** Adds a performance mark for every frame, and one for every entry of the header that is visible in the frame. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const markEntries = () => {
      performance.mark('frame');
      for (const entry of document.querySelectorAll('header a, header button'))
        if (entry.checkVisibility()) performance.mark(entry.textContent);
      requestAnimationFrame(markEntries);
    };
    requestAnimationFrame(markEntries);
  });

for (const [who, shown, hidden] of [
  ['a signed-in user', 'Signout', 'Login'],
  ['a visitor', 'Login', 'Signout'],
] as const)
  test(`${who} never sees ${hidden} while a page loads`, async ({ page, header, user }) => {
    if (shown === 'Signout') await header.gotoSignedIn('/about', user);
    await watchFrames(page);
    const frames = (name: string) => page.evaluate((name) => performance.getEntriesByName(name).length, name);
    for (const path of ['/contact', '/login']) {
      await page.goto(path);
      await expect.poll(() => frames('frame')).toBeGreaterThan(20);
      expect(await frames(shown), path).toBeGreaterThan(0);
      expect(await frames(hidden), path).toBe(0);
    }
  });
