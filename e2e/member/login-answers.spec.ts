import { sentences } from '../support/fixtures/sentences.ts';
import { answers, detail } from '../support/fault-proxy/faults.ts';
import type { Handler } from '../support/fault-proxy/exchange.ts';
import { close, expectDialog } from '../support/fixtures/dialogs.ts';
import { fillIn, formOn, forms, open, press, typePassword } from '../support/fixtures/forms.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const { invalid, other } = sentences.login;
const html = { 'content-type': 'text/html' };

/** What the server may answer a login with, and what the visitor then reads. */
const refusals: readonly (readonly [name: string, answer: Handler, sentence: string])[] = [
  ['"invalid" in a text', detail(400, 'The credentials are invalid.'), invalid],
  ['"INVALID" in a message', detail(403, { message: 'INVALID credentials' }), invalid],
  ['"Invalid" in a list', detail(422, [{ msg: 'Field required' }, { msg: 'Invalid value' }]), invalid],
  ['"invalid" in a page', answers(400, html, '<h1>Bad Request</h1><p>invalid body</p>'), invalid],
  ['"invalid" in a server error', detail(500, 'invalid state'), invalid],
  ['a text', detail(403, 'Your account is locked'), 'Your account is locked'],
  ['a message', detail(403, { code: 7, message: 'Your account is locked' }), 'Your account is locked'],
  ['a list', detail(422, [{ msg: 'Field required' }, { msg: 'Too short' }]), 'Field required Too short'],
  ['a page', answers(502, html, '<html><body><h1>Bad Gateway</h1></body></html>'), other],
  ['markup in a text', detail(502, '<b>Bad</b> <i>Gateway</i>'), other],
  ['an object without words', detail(409, { code: 7 }), other],
  ['an empty text', detail(409, ''), other],
  ['null', detail(409, null), other],
  ['nothing', answers(409, {}), other],
];

test('whatever refuses a login, the visitor reads a sentence, in the dialog and at the form', async ({
  page,
  faultProxy,
  stranger,
}) => {
  await open(page, forms.login);
  await fillIn(page, forms.login, stranger);
  for (const [name, answer, sentence] of refusals)
    await test.step(`refused with ${name}`, async () => {
      faultProxy.inject('/user_auth/login', answer);
      await typePassword(page, forms.login, stranger);
      await press(page, forms.login);
      const dialog = await expectDialog(page, { sentence });
      await expect(formOn(page, forms.login)).toContainText(sentence);
      await close(dialog);
      await expect(dialog).toBeHidden();
    });
});

const successes: Record<string, Handler> = {
  'no user id': detail(200, { status: 'success', message: 'Login successful', data: {} }),
  'an empty user id': detail(200, { data: { user_id: '' } }),
  'no user': detail(200, { data: null }),
  'a text for detail': detail(200, 'Login successful'),
  'no detail': answers(200, { 'content-type': 'application/json' }, '[]'),
};

test('an answer without a user id signs nobody in', async ({ page, faultProxy, stranger }) => {
  await open(page, forms.login);
  await fillIn(page, forms.login, stranger);
  for (const [name, answer] of Object.entries(successes))
    await test.step(`answered with ${name}`, async () => {
      faultProxy.inject('/user_auth/login', answer);
      await typePassword(page, forms.login, stranger);
      await press(page, forms.login);
      await close(await expectDialog(page, { sentence: other }));
      expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
    });
});

test('a user id that is a number signs in as well', async ({ page, faultProxy, stranger }) => {
  faultProxy.inject('/user_auth/login', detail(200, { data: { user_id: 0 } }));
  await open(page, forms.login);
  await fillIn(page, forms.login, stranger);
  await press(page, forms.login);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe('0');
});
