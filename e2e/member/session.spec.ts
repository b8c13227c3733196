import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goBack } from '../pages/back.ts';
import { Header } from '../pages/Header.ts';

const signedOut = 'Thank you for visiting, Logout successfully';

for (const isHydrated of [true, false])
  test(`a login and a sign-out reach every tab, ${isHydrated ? '' : 'not '}hydrated`, async ({
    context,
    header,
    loginPage,
    user,
  }) => {
    const other = new Header(await context.newPage());
    await other.page.goto('/about');
    await loginPage.goto();
    if (isHydrated) for (const each of [other, header]) await each.hydrate();
    await loginPage.fillAndSubmit(user);
    await expect(other.signout).toBeVisible();
    await expect(other.login).toBeHidden();
    await loginPage.expectSuccess();

    await other.signout.click();
    await other.closeDialog(signedOut);
    for (const each of [other, header]) {
      await expect(each.login).toBeVisible();
      await expect(each.signout).toBeHidden();
    }
  });

for (const isHydrated of [true, false])
  test(
    `Back shows the sign-out, header ${isHydrated ? '' : 'perhaps not '}hydrated`,
    { tag: '@bfcache' },
    async ({ page, header, user }) => {
      await header.gotoSignedIn('/contact', user);
      if (isHydrated) await header.expectHydrated();
      await page.goto('/about');
      await header.signout.click();
      await header.closeDialog(signedOut);
      await goBack(page, '/contact');
      await expect(header.login).toBeVisible();
      await expect(header.signout).toBeHidden();
    },
  );

/** Adds a performance mark for every frame, and for every entry of the header that is visible in it. */
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

for (const isSignedIn of [true, false])
  test(`no frame shows ${isSignedIn ? 'Login to a user' : 'Signout to others'}`, async ({
    page,
    header,
    user,
  }) => {
    const [shown, hidden] = isSignedIn ? ['Signout', 'Login'] : ['Login', 'Signout'];
    if (isSignedIn) await header.gotoSignedIn('/about', user);
    await watchFrames(page);
    const frames = (name: string) => page.evaluate((name) => performance.getEntriesByName(name).length, name);
    for (const path of ['/', '/contact', '/freshers', '/login']) {
      await page.goto(path);
      await expect.poll(() => frames('frame')).toBeGreaterThan(20);
      expect(await frames(shown), path).toBeGreaterThan(0);
      expect(await frames(hidden), path).toBe(0);
    }
  });
