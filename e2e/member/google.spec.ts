import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { logAnnouncements } from '../pages/announcements.ts';
import { sites } from '../scripts/sites.ts';

test.use({ baseURL: sites.changed.origin });

const script = 'https://accounts.google.com/gsi/client';
const account = { name: 'மீனா', email: 'meena.ravi@example.com' };

/** Replaces Google's script: its prompt returns this account, or a moment whose name is in `window.moment`. */
async function stubGoogle(page: Page, claims: object | null = account): Promise<void> {
  // A JSON Web Token, whose middle part contains the claims (RFC 7519).
  const token = claims && `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
  const body = `window.google = { accounts: { id: {
    initialize(options) { this.options = options; },
    prompt(onMoment) {
      const credential = ${JSON.stringify(token)};
      if (credential) this.options.callback({ credential });
      const is = (kind) => () => window.moment === kind;
      if (!credential) onMoment({ isSkippedMoment: is('isSkippedMoment'), isNotDisplayed: is('isNotDisplayed') });
    },
  } } };`;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

const button = (page: Page) => page.getByRole('button', { name: 'Fill in my Google address' });

test('the Google button only fills in the form, and keeps a name', async ({ page, network, signupPage }) => {
  for (const { name, email } of [{ ...account, name: '' }, account]) {
    await stubGoogle(page, { email, ...(name && { name }) });
    await signupPage.goto();
    await signupPage.field('Full name').fill('Meena');
    await button(page).click();
    await expect(signupPage.field('Email')).toHaveValue(email);
    await expect(signupPage.field('Full name')).toHaveValue(name || 'Meena');
    await expect(signupPage.field('Username')).toHaveValue('');
    await expect(signupPage.field('Password')).toBeFocused();
  }
  expect(network.requestCount(signupPage.description.call)).toBe(0);
});

test('a user reads a message when Google’s dialog gives no address', async ({ page, loginPage }) => {
  await stubGoogle(page, null);
  await loginPage.goto();
  for (const [moment, message] of [
    ['isSkippedMoment', 'Google gave no address'],
    ['of another kind', 'If Google shows nothing, please type your address.'],
    ['isNotDisplayed', 'Google gave no address'],
  ] as const) {
    await page.evaluate((moment) => Reflect.set(window, 'moment', moment), moment);
    await button(page).click();
    // Not in the status, which may still have an earlier one.
    await expect(loginPage.form.getByRole('paragraph').filter({ hasText: message })).toBeVisible();
  }
});

test('a Google script that fails moves no field', async ({ page, loginPage }) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(script, async (route) => {
    await promise;
    await route.abort();
  });
  // Here a longer label would take two lines.
  await page.setViewportSize({ width: 320, height: 800 });
  const announcements = await logAnnouncements(page);
  await loginPage.goto();
  const top = (await loginPage.field('Email').boundingBox())?.y;
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  resolve(undefined);
  await expect(button(page)).toHaveCount(0);
  await expect.poll(announcements).toEqual(['Google can’t be reached']);
  expect((await loginPage.field('Email').boundingBox())?.y).toBe(top);
  await loginPage.submit();
  await expect(loginPage.errorSummary).toBeFocused();
});

test('a Google script that hangs counts as failed after 5 s, and works when it arrives', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await stubGoogle(page);
  await page.route(script, async (route) => {
    await promise;
    await route.fallback();
  });
  await Promise.all([page.waitForRequest(script), page.goto('/login', { waitUntil: 'commit' })]);
  await page.clock.runFor(4_000);
  await expect(button(page)).toHaveCount(1);
  await page.clock.runFor(1_500);
  await expect(button(page)).toHaveCount(0);
  resolve(undefined);
  await button(page).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
});
