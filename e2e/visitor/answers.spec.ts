import type { RequestListener } from 'node:http';
import { expect, test } from '../fixtures.ts';
import { calls } from '../support/Network.ts';
import { apiOrigin } from '../scripts/sites.ts';

const failed = 'Something went wrong. Please try again.';

const location = `${apiOrigin}/user_auth/username/available?username=redirected`;
const asPage: RequestListener = (_, response) => response.setHeader('content-type', 'text/html').end('<h1>');
const asGet: RequestListener = (_, response) => response.writeHead(303, { location }).end();

// Calls whose body is not read. What needs no browser is in `built-site/outcomes.test.ts`.
test('a page, or a POST that became a GET, is no success', async ({
  network,
  applyPage,
  signupPage,
  newUser,
}) => {
  for (const [form, call, respond, message] of [
    [applyPage, calls.apply, asPage, failed],
    [applyPage, calls.apply, asGet, failed],
    [signupPage, calls.create, asGet, 'Signup failed. Email may already be in use.'],
  ] as const) {
    await network.serve(call, respond);
    await form.visitAndSubmit(newUser);
    await expect(form.dialog.getByRole('paragraph').first()).toHaveText(message);
    await form.expectKept(newUser, '');
    await network.unroute();
  }
});

test('autofill without an input event counts as typed', async ({ applyPage, newUser }) => {
  await applyPage.goto();
  await applyPage.submit();
  await expect(applyPage.errorSummary).toContainText('Enter your name');
  await applyPage.field('Name').evaluate((input, text) => {
    // As autofill does, past the setter with which React notices the changes of a script.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, newUser.fullName);
  await expect(applyPage.errorSummary).not.toContainText('Enter your name');
  await expect(applyPage.form).toContainText('Your draft is saved');
});

test('Stop of the browser is not called a Cancel', async ({ page, loginPage, user }) => {
  // As Firefox reports Stop during a response. Chromium's own Stop is in `applicant/upload.spec.ts`.
  await page.addInitScript(() => {
    window.fetch = () => Promise.reject(new DOMException('', 'AbortError'));
  });
  await loginPage.visitAndSubmit(user);
  await expect(loginPage.dialog).toHaveAccessibleName('Network error. Please check your connection.');
  await expect(loginPage.form).not.toContainText('Cancelled');
});
