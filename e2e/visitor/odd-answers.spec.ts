import { answers, raw } from '../support/fault-proxy/faults.ts';
import type { Handler } from '../support/fault-proxy/exchange.ts';
import { close } from '../support/fixtures/dialogs.ts';
import { type Call, calls } from '../support/fixtures/fault-table.ts';
import { expectWordsKept, fillIn, formOn, open, press, submitOf } from '../support/fixtures/forms.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const json = { 'content-type': 'application/json' };
const nested = (depth: number) => `{"detail": ${'['.repeat(depth)}"deep"${']'.repeat(depth)}}`;

/** Answers that no server should give, and that something between a server and a browser gives all the same. */
const odd: Record<string, Handler> = {
  'status 600': raw('600 Odd', ['Content-Length: 0']),
  'status 999 with a text': raw('999 Denied', ['Content-Type: application/json'], '{"detail": "Denied"}'),
  'status 000': raw('000 Nothing', ['Content-Length: 0']),
  'a status of four digits': raw('1000 Odd', ['Content-Length: 0']),
  'status 304': raw('304 Not Modified'),
  'status 205 with a body': raw('205 Reset Content', [], 'body'),
  'an unknown content type': raw('400 Bad', ['Content-Type: \u0001;\u00ff/'], 'text'),
  'no HTTP at all': ({ response }) => void response.socket?.end('SSH-2.0-OpenSSH_9.9\r\n'),
  'a detail nested 20,000 deep': answers(400, json, nested(20_000)),
  'a success nested 20,000 deep': answers(200, json, nested(20_000)),
};

/** One of each kind that is left once the browser has read it: a refusal, nothing to read, no answer, a success. */
const kinds = [
  'status 999 with a text',
  'status 205 with a body',
  'no HTTP at all',
  'a success nested 20,000 deep',
];

/** The login asks by `fetch`, the application by `XMLHttpRequest`; the other calls ask as the login does. */
const asking: readonly Call[] = [calls.login, calls['intern application']];

for (const [name, call] of Object.entries<Call>(calls))
  test(`${name}: whatever comes back, the form says something, loses nothing and can be sent again`, async ({
    page,
    faultProxy,
    stranger,
    member,
  }) => {
    test.slow();
    const { form, path, messages } = call;
    const person = form.registered ? member : stranger;
    await open(page, form);
    for (const what of asking.includes(call) ? Object.keys(odd) : kinds)
      await test.step(what, async () => {
        faultProxy.inject(path, odd[what] ?? 'reset');
        await fillIn(page, form, person);
        await press(page, form);
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
        await expect(dialog.getByRole('paragraph')).toHaveText(/\w/);
        await expect(formOn(page, form)).toHaveAttribute('aria-busy', 'false');
        // An answer whose body is not read is a success by its status alone.
        const succeeded = (await dialog.getByRole('paragraph').textContent()) === messages.answered.sentence;
        if (!succeeded) await expectWordsKept(page, form, person);
        await close(dialog);
        const { next } = succeeded ? messages.answered : messages.refused;
        if (next) {
          await expect(page).toHaveURL(next);
          await open(page, form);
        } else await expect(submitOf(page, form)).toBeEnabled();
      });
  });
