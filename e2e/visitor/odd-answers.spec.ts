import { answers, raw } from '../support/fault-proxy/faults.ts';
import type { Handler } from '../support/fault-proxy/exchange.ts';
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

for (const [name, call] of Object.entries<Call>(calls))
  test(`${name}: whatever comes back, the form says something, loses nothing and can be sent again`, async ({
    page,
    faultProxy,
    stranger,
    member,
  }) => {
    const { form, path, messages } = call;
    const person = form.registered ? member : stranger;
    for (const [what, answer] of Object.entries(odd))
      await test.step(what, async () => {
        faultProxy.inject(path, answer);
        await open(page, form);
        await fillIn(page, form, person);
        await press(page, form);
        const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
        await expect(dialog.getByRole('paragraph')).toHaveText(/\w/);
        await expect(formOn(page, form)).toHaveAttribute('aria-busy', 'false');
        // An answer whose body is not read is a success by its status alone.
        const succeeded = (await dialog.getByRole('paragraph').textContent()) === messages.answered.sentence;
        if (!succeeded) await expectWordsKept(page, form, person);
        await dialog.getByRole('button', { name: 'Close' }).click();
        const { next } = succeeded ? messages.answered : messages.refused;
        if (next) await expect(page).toHaveURL(next);
        else await expect(submitOf(page, form)).toBeEnabled();
      });
  });
