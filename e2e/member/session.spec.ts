import type { Page } from '@playwright/test';
import { back, expect, mark, test } from '../support/fixtures/back.ts';
import { arriveSignedIn, logIn, loginLink, signOut, signout } from '../support/fixtures/session.ts';

test('a sign-in or sign-out in one tab shows at once in the other, hydrated or not', async ({
  page,
  context,
  member,
}) => {
  await page.goto('/contact');
  await expect(loginLink(page)).toBeVisible();
  const other = await context.newPage();
  await logIn(other, member);
  await expect(signout(other)).toBeVisible();
  await expect(signout(page)).toBeVisible();
  await expect(loginLink(page)).toBeHidden();

  await signOut(page);
  await expect(loginLink(page)).toBeVisible();
  await expect(loginLink(other)).toBeVisible();
  await expect(signout(other)).toBeHidden();

  await logIn(page, member);
  await expect(signout(other)).toBeVisible();
});

test('a page the browser kept shows a sign-in, and a sign-out, when it comes back', async ({
  page,
  member,
}) => {
  await page.goto('/contact');
  await mark(page);
  await logIn(page, member);
  await page.evaluate(() => history.go(-2));
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mark)).toBe('left');
  await expect(signout(page)).toBeVisible();
  await expect(loginLink(page)).toBeHidden();

  await page.goto('/about');
  await signOut(page);
  await back(page);
  await expect(loginLink(page)).toBeVisible();
  await expect(signout(page)).toBeHidden();
});

test('a header that is hydrated, kept by the browser, follows as well', async ({ page, servers, member }) => {
  await arriveSignedIn(page, servers.api, member, '/contact');
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
  await mark(page);
  await page.goto('/about');
  await signOut(page);
  await back(page);
  await expect(loginLink(page)).toBeVisible();
  await expect(signout(page)).toBeHidden();
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

for (const path of ['/', '/contact', '/freshers', '/login']) {
  test(`${path} never shows Login to a member, not for one frame`, async ({ page, servers, member }) => {
    await arriveSignedIn(page, servers.api, member, path);
    await watchFrames(page);
    await page.reload();
    await expect.poll(() => seen(page, 'frame')).toBeGreaterThan(20);
    expect(await seen(page, 'saw Signout')).toBeGreaterThan(0);
    expect(await seen(page, 'saw Login')).toBe(0);
  });

  test(`${path} never shows Signout to a stranger, not for one frame`, async ({ page }) => {
    await watchFrames(page);
    await page.goto(path);
    await expect.poll(() => seen(page, 'frame')).toBeGreaterThan(20);
    expect(await seen(page, 'saw Login')).toBeGreaterThan(0);
    expect(await seen(page, 'saw Signout')).toBe(0);
  });
}
