import type { RequestListener } from 'node:http';
import { cancelled } from '../../src/messages/form.ts';
import { notLoggedIn } from '../../src/messages/login.ts';
import { expect, test } from '../fixtures.ts';
import { calls } from '../support/Network.ts';
import { apiOrigin } from '../scripts/local-servers.ts';

const failed = 'Something went wrong. Please try again.';

const location = `${apiOrigin}/user_auth/username/available?username=redirected`;
const asPage: RequestListener = (_, response) => response.setHeader('content-type', 'text/html').end('<h1>');
const asGet: RequestListener = (_, response) => response.writeHead(303, { location }).end();

// For the calls whose response is not read. `units/outcomes.test.ts` tests what needs no browser.
test('a form shows its failure when the response is a page, or the POST was redirected to a GET', async ({
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

test('a visitor who presses Stop in the browser sees a network error', async ({ page, loginPage, user }) => {
  // Firefox reports Stop like this during a response. `applicant/upload.spec.ts` presses Stop in Chromium.
  await page.addInitScript(() => {
    window.fetch = () => Promise.reject(new DOMException('', 'AbortError'));
  });
  await loginPage.visitAndSubmit(user);
  await expect(loginPage.dialog).toHaveAccessibleName('Network error. Please check your connection.');
  await expect(loginPage.form).not.toContainText(cancelled(notLoggedIn));
});
