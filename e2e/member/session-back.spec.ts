import { back, expect, mark, test } from '../support/fixtures/back.ts';
import { headerHydrated } from '../support/fixtures/header.ts';
import { arriveSignedIn, logIn, loginLink, signOut, signout } from '../support/fixtures/session.ts';

test('a page the browser kept shows a sign-in, and a sign-out, when it comes back', async ({
  page,
  member,
}) => {
  await page.goto('/contact');
  await mark(page);
  await logIn(page, member);
  await back(page, 2);
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
  await headerHydrated(page);
  await mark(page);
  await page.goto('/about');
  await signOut(page);
  await back(page);
  await expect(loginLink(page)).toBeVisible();
  await expect(signout(page)).toBeHidden();
});
