import type { RequestListener } from 'node:http';
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
