import { createServer } from 'node:http';
import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Network.ts';
import { startHangingServer } from '../pages/hanging-server.ts';
import { listen } from '../scripts/ports.ts';
import { apiOrigin } from '../scripts/sites.ts';

/** Calls whose body is not read, by each of the two transports, and the message of their failure. */
const unread = [
  ['signup', calls.create, 'Signup failed. Email may already be in use.'],
  ['apply', calls.apply, 'Something went wrong. Please try again.'],
] as const;

for (const [name, call, message] of unread)
  for (const fault of ['an HTML page', 'a POST that became a GET'])
    test(`${fault} is no success of the ${name} form`, async ({ page, anyForm }) => {
      const server = createServer(({ method }, response) => {
        const isRedirect = fault !== 'an HTML page' && method === 'POST';
        response.writeHead(method === 'OPTIONS' ? 204 : isRedirect ? 303 : 200, {
          'access-control-allow-origin': '*',
          'content-type':
            isRedirect || fault !== 'an HTML page' ? 'application/json' : 'text/html; charset=utf-8',
          ...(isRedirect && { location: `${apiOrigin}/user_auth/username/available?username=redirected` }),
        });
        response.end(method === 'OPTIONS' || isRedirect ? undefined : '{}');
      });
      const url = `http://127.0.0.1:${await listen(server)}`;
      await page.route(`**${call}`, (route) => route.continue({ url }));
      const { form, user } = await anyForm(name);
      await form.visitAndSubmit(user);
      await expect(form.dialog.getByRole('paragraph').first()).toHaveText(message);
      await form.expectKept(user, '');
      server.close();
    });

for (const [name, call] of unread)
  test(`the ${name} form succeeds with any body`, async ({ page, anyForm }) => {
    for (const [status, body] of [
      [204, ''],
      [200, '{"detail": {"status": "error"}}'],
    ] as const)
      await test.step(`${status} ${body}`, async () => {
        const { form, user } = await anyForm(name);
        const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
        await page.route(`**${call}`, (route) => route.fulfill({ status, headers, body }));
        await form.visitAndSubmit(user);
        await form.expectSuccess();
      });
  });

test('Cancel after an upload was refused names the refusal', async ({ page, applyPage, newUser }) => {
  using api = await startHangingServer(413);
  await page.route(`**${calls.apply}`, (route) => route.continue({ url: api.url }));
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Reflect.set(window, 'request', this);
      send.call(this, body);
    };
  });
  await applyPage.visitAndSubmit(newUser);
  await page.waitForFunction(() => Reflect.get(window, 'request')?.readyState >= 2);
  await applyPage.cancelButton.click();
  await applyPage.closeDialog('Something went wrong. Please try again.', 'alertdialog');
  await expect(applyPage.errorSummary).toContainText('The server refused this file');
  await expect(applyPage.form).not.toContainText('may have arrived');
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
  await expect(applyPage.form).toContainText('A draft of your answers');
});
