import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';

test.use({ baseURL: sites.changed.origin });

const script = 'https://accounts.google.com/gsi/client';
const account = { name: 'மீனா', email: 'meena.ravi@example.com' };

/** Replaces Google's script: its prompt returns this account, or none. */
async function stubGoogle(page: Page, claims: object | null = account): Promise<void> {
  // A JSON Web Token, whose middle part contains the claims (RFC 7519).
  const token = claims && `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
  const body = `window.google = { accounts: { id: {
    initialize(options) { this.options = options; },
    prompt(onMoment) {
      const credential = ${JSON.stringify(token)};
      if (credential) this.options.callback({ credential });
      else onMoment({ isSkippedMoment: () => true });
    },
  } } };`;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

const button = (page: Page) => page.getByRole('button', { name: 'Fill in my Google address' });

for (const name of ['login', 'signup'] as const)
  test(`the button of the ${name} form fills in the Google account and sends nothing`, async ({
    page,
    api,
    authForm,
  }) => {
    const form = authForm[name];
    await stubGoogle(page);
    await form.goto();
    await button(page).click();
    await expect(form.field('Email')).toHaveValue(account.email);
    await expect(form.field('Password')).toBeFocused();
    if (name === 'signup') {
      await expect(form.field('Full name')).toHaveValue(account.name);
      await expect(form.field('Username')).toHaveValue('');
      await page.reload();
      await expect(form.field('Full name')).toHaveValue(account.name);
    }
    expect(api.requestCount(form.description.call)).toBe(0);
  });

test('the button changes nothing while the form is being sent', async ({ page, api, authForm, user }) => {
  const { login } = authForm;
  await stubGoogle(page);
  await login.goto();
  const release = await api.delay(login.description.call);
  await login.fillAndSubmit(user);
  await expect(login.submitButton).toHaveAttribute('aria-busy', 'true');
  await button(page).click();
  await expect(login.field('Email')).toHaveValue(user.email);
  release();
});

test('a user reads a message when Google returns no address', async ({ page, authForm }) => {
  await stubGoogle(page, null);
  await authForm.login.goto();
  await button(page).click();
  await expect(authForm.login.form).toContainText('Google gave no address');
});

test('a press while the script loads makes the button busy, and is answered when it has loaded', async ({
  page,
  authForm,
}) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await stubGoogle(page);
  await page.route(script, async (route) => {
    await promise;
    await route.fallback();
  });
  await authForm.login.goto();
  await expect(button(page)).toHaveAttribute('aria-busy', 'false');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  resolve(undefined);
  await expect(authForm.login.field('Email')).toHaveValue(account.email);
  await expect(button(page)).toHaveAttribute('aria-busy', 'false');
});

for (const [isPressed, width] of [
  [true, 320],
  [false, 1280],
] as const)
  test(`a script that fails moves no field, ${isPressed ? 'after' : 'without'} a press`, async ({
    page,
    authForm,
  }) => {
    const { login } = authForm;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await page.route(script, async (route) => {
      await promise;
      await route.abort();
    });
    await page.setViewportSize({ width, height: 800 });
    await login.goto();
    await expect(button(page)).toBeVisible();
    const top = (await login.field('Email').boundingBox())?.y;
    if (isPressed) await button(page).click();
    resolve(undefined);
    await expect(button(page)).toHaveCount(0);
    expect((await login.field('Email').boundingBox())?.y).toBe(top);
    await expect(login.form.getByRole('button', { name: 'Google can’t be reached' })).toBeVisible();
    await expect(login.form.getByRole('status').filter({ hasText: 'Google' })).toHaveCount(isPressed ? 1 : 0);
  });

for (const name of ['login', 'signup'] as const)
  test(`the ${name} form works without the button when the script fails`, async ({ page, authForm }) => {
    await page.route(script, (route) => route.abort());
    await authForm[name].goto();
    await expect(button(page)).toHaveCount(0);
    await authForm[name].submit();
    await expect(authForm[name].errorSummary).toBeFocused();
  });

test('a script that hangs counts as failed after 5 seconds', async ({ page }) => {
  await page.clock.install();
  // The request stays pending.
  await page.route(script, () => undefined);
  const requested = page.waitForRequest(script);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.clock.runFor(500);
  await requested;
  await expect(button(page)).toHaveCount(1);
  await page.clock.runFor(5_000);
  await expect(button(page)).toHaveCount(0);
});

test('the three account pages load the script once each, and the application does not', async ({
  page,
  applyPage,
}) => {
  const loadedBy: string[] = [];
  page.on('request', (request) => {
    if (request.url() === script) loadedBy.push(new URL(page.url()).pathname);
  });
  await stubGoogle(page);
  const paths = ['/login', '/signup', '/forgotpassword'];
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await expect.poll(() => loadedBy).toEqual(paths.slice(0, index + 1));
  }
  await applyPage.goto();
  expect(loadedBy).toEqual(paths);
});
