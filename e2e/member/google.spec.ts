import type { Page } from '@playwright/test';
import { builds } from '../support/builds.ts';
import { watchPolicy } from '../support/fixtures/every-page/policy.ts';
import { fillIn, formOn, forms, open, press } from '../support/fixtures/forms.ts';
import { expect, test } from '../support/fixtures/visit.ts';

test.use({ dist: builds.options.dist });

const script = 'https://accounts.google.com/gsi/client';
const person = { name: 'Meena Ravi', email: 'meena.ravi@example.com' };
const calls = ['login', 'create', 'username/available', 'email/available', 'set-password'];

/** What Google would send for this person: a JSON Web Token whose middle part holds the claims (RFC 7519). */
const token = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

/** Replaces Google's script: its dialog gives the account to the page at once, or shows nothing. */
async function fakeGoogle(
  page: Page,
  person: { name: string; email: string },
  skipped = false,
): Promise<void> {
  const body = `window.google = { accounts: { id: {
    initialize(options) { this.options = options; },
    prompt(onMoment) {
      onMoment({ isSkippedMoment: () => ${skipped} });
      if (!${skipped} && this.options.client_id.startsWith('client-id'))
        this.options.callback({ credential: '${token(person)}' });
    },
  } } };`;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

const button = (page: Page) => page.getByRole('button', { name: 'Fill in my Google address' });

test('on login the Google button fills in the email under the CSP of the page, and nothing is sent', async ({
  page,
  sent,
}) => {
  const violations = await watchPolicy(page);
  await fakeGoogle(page, person);
  await page.goto('/login');
  await button(page).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  for (const call of calls) expect(sent(`/user_auth/${call}`)).toBe(0);
  expect(violations).toEqual([]);
});

test('on sign up it fills in name and email, in any script, and they are kept', async ({ page, sent }) => {
  await fakeGoogle(page, { ...person, name: 'மீனா' });
  await page.goto('/signup');
  await button(page).click();
  await expect(page.getByLabel('Full name')).toHaveValue('மீனா');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Username')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('மீனா');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  for (const call of calls) expect(sent(`/user_auth/${call}`)).toBe(0);
});

test('when Google shows no dialog, the form says that it gave no address', async ({ page }) => {
  await fakeGoogle(page, person, true);
  await page.goto('/login');
  await button(page).click();
  await expect(page.getByText('Google gave no address. Please type it.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('while the form is being sent the Google button changes nothing', async ({
  page,
  faultProxy,
  member,
}) => {
  await fakeGoogle(page, person);
  await open(page, forms.login);
  await fillIn(page, forms.login, member);
  const answer = faultProxy.hold('/user_auth/login');
  await press(page, forms.login);
  await expect(formOn(page, forms.login)).toHaveAttribute('aria-busy', 'true');
  await button(page).click();
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  answer();
});

test('the auth forms work without the Google button when its script fails', async ({ page }) => {
  await page.route(script, (route) => route.abort());
  for (const form of [forms.login, forms.signup, forms.forgotPassword]) {
    await open(page, form);
    await expect(page.locator('[data-provider]')).toHaveCount(0);
    await press(page, form);
    await expect(formOn(page, form).getByRole('alert')).toBeFocused();
  }
});

test('a script that hangs counts as failed after five seconds, and is not used when it comes late', async ({
  page,
}) => {
  await page.clock.install();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(script, async (route) => {
    await promise;
    await route.abort();
  });
  const asked = page.waitForRequest(/accounts\.google\.com/);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.clock.runFor(500);
  await asked;
  await expect(page.locator('[data-provider]')).toHaveCount(1);
  await page.clock.runFor(5_000);
  await expect(page.locator('[data-provider]')).toHaveCount(0);
  resolve(undefined);
});

test('the three auth pages load the script once each, and the apply form does not', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://accounts.google.com/')) asked.push(new URL(page.url()).pathname);
  });
  await fakeGoogle(page, person);
  const expected = ['/login', '/signup', '/forgotpassword'];
  for (const [index, route] of expected.entries()) {
    await page.goto(route);
    await expect.poll(() => asked).toEqual(expected.slice(0, index + 1));
  }
  await page.goto('/apply');
  await expect(page.getByLabel('Date')).not.toHaveValue('');
  expect(asked).toEqual(expected);
});
