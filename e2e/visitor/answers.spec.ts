import { createServer } from 'node:http';
import { expect, test } from '../fixtures.ts';
import { calls } from '../pages/Network.ts';
import { startHangingServer } from '../pages/hanging-server.ts';
import { listen } from '../scripts/ports.ts';
import { apiOrigin } from '../scripts/sites.ts';

const failed = 'Something went wrong. Please try again.';

// Calls whose body is not read, by each of the two transports. What needs no browser is in `unit/outcomes.test.ts`.
for (const [fault, name, call, message] of [
  ['an HTML page', 'apply', calls.apply, failed],
  ['a POST that became a GET', 'apply', calls.apply, failed],
  ['a POST that became a GET', 'signup', calls.create, 'Signup failed. Email may already be in use.'],
] as const)
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
  await applyPage.closeDialog(failed, 'alertdialog');
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
