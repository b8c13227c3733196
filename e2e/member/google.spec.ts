import { builds } from '../support/builds.ts';
import { fillIn, formOn, forms, open, press } from '../support/fixtures/forms.ts';
import { fakeGoogle, silentGoogle, unreachableGoogle } from '../support/fixtures/google.ts';
import { expect, test } from '../support/fixtures/visit.ts';

test.use({ dist: builds.options.dist });

const person = { name: 'Meena Ravi', email: 'meena.ravi@example.com' };
const calls = ['login', 'create', 'username/available', 'email/available', 'set-password'];

test('on login Google’s button fills the email, and nothing is sent', async ({ page, sent }) => {
  await fakeGoogle(page, person);
  await page.goto('/login');
  await page.getByRole('button', { name: /^signin_with for client-id/ }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  for (const call of calls) expect(sent(`/user_auth/${call}`)).toBe(0);
});

test('on sign up it fills name and email, in letters of any script', async ({ page, sent }) => {
  await fakeGoogle(page, { ...person, name: 'மீனா' });
  await page.goto('/signup');
  await page.getByRole('button', { name: /^signup_with for client-id/ }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('மீனா');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Username')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('மீனா');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  for (const call of calls) expect(sent(`/user_auth/${call}`)).toBe(0);
});

test('while the form is being sent Google’s button changes nothing', async ({ page, faultProxy, member }) => {
  await fakeGoogle(page, person);
  await open(page, forms.login);
  await fillIn(page, forms.login, member);
  const answer = faultProxy.hold('/user_auth/login');
  await press(page, forms.login);
  await expect(formOn(page, forms.login)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: /^signin_with/ }).click();
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  answer();
});

for (const route of ['/login', '/signup'])
  test(`${route} works without Google’s block when its script can not be had`, async ({ page }) => {
    await unreachableGoogle(page);
    await page.goto(route);
    await expect(page.locator('[data-provider]')).toHaveCount(0);
    await page.getByRole('button', { name: /^(Login|Sign up)$/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  });

test('a script that hangs counts as failed after five seconds, and is not used when it comes late', async ({
  page,
}) => {
  await page.clock.install();
  const letGo = await silentGoogle(page);
  const asked = page.waitForRequest(/accounts\.google\.com/);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.clock.runFor(500);
  await asked;
  await expect(page.locator('[data-provider]')).toHaveCount(1);
  await page.clock.runFor(5_000);
  await expect(page.locator('[data-provider]')).toHaveCount(0);
  letGo();
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

test('Google’s script runs under the policy of the page without a violation', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(
    'addEventListener("securitypolicyviolation", (event) => reportViolation(event.violatedDirective))',
  );
  await fakeGoogle(page, person);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: /^signin_with/ })).toBeVisible();
  expect(violations).toEqual([]);
});
