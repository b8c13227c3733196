import { expect, test } from '@playwright/test';
import * as reset from '../../src/messages/forgot-password.ts';
import * as login from '../../src/messages/login.ts';
import * as signOut from '../../src/messages/sign-out.ts';
import * as signup from '../../src/messages/signup.ts';
import { mayHaveArrived } from '../../src/messages/form.ts';
import {
  respondTo,
  sendApplication,
  signInWith,
  signOutUser,
  submitLogin,
  submitReset,
  submitSignup,
} from './submit.ts';

/** Responses with a body that decides the message: the call, the status, `detail`, and what the visitor reads. */
for (const [call, submit, status, detail, expected] of [
  ['login', submitLogin, 400, 'The credentials are INVALID.', { message: login.invalid }],
  ['login', submitLogin, 422, [{ msg: 'Field required' }, { msg: 'Invalid' }], { message: login.invalid }],
  ['login', submitLogin, 403, ' ', { message: login.otherError }],
  ['login', submitLogin, 409, null, { message: login.otherError }],
  ['login', submitLogin, 403, { message: 'Your account is locked' }, { message: 'Your account is locked' }],
  ['login', submitLogin, 403, { msg: 'Your account is locked' }, { message: login.otherError }],
  ['login', submitLogin, 422, ['Short', { msg: 'Too short' }], { message: 'Too short' }],
  ['login', submitLogin, 200, { data: {} }, { message: login.otherError }],
  ['login', submitLogin, 200, { status: 'error', message: 'INVALID login' }, { message: login.invalid }],
  ['username/available', submitSignup, 200, { status: 'error', message: 'Moving' }, { note: signup.unclear }],
  [
    'email/available',
    submitReset,
    200,
    { status: 'new', message: 'Email is already registered' },
    { message: reset.unexpected },
  ],
  [
    'logout',
    signOutUser,
    200,
    { status: 'error', message: 'User logged out successfully' },
    { message: signOut.unexpected },
  ],
] as const)
  test(`a visitor reads the right message after ${status} ${JSON.stringify(detail)} of ${call}`, async () => {
    const requested = respondTo({ [call]: () => Response.json({ detail }, { status }) });
    expect(await submit()).toMatchObject(expected);
    expect(requested).toEqual([call]);
  });

for (const [status, body] of [
  [400, 'Invalid host header'],
  [502, 'Bad Gateway'],
  [400, '"Invalid host header"'],
] as const)
  for (const type of ['text/plain', 'application/json'])
    test(`a visitor reads nothing of the body ${body} of a login with ${status} (${type})`, async () => {
      respondTo({ login: () => new Response(body, { status, headers: { 'content-type': type } }) });
      expect(await submitLogin()).toMatchObject({ message: login.otherError });
    });

test('Cancel after everything was sent does not deny that the application may have arrived', async () => {
  respondTo({ 'internInformation/': () => Response.json({}) });
  expect((await sendApplication(true)).note).toContain(mayHaveArrived);
});

test('the current user is the whole response of the login', async () => {
  const response = { detail: { data: { user_id: 7, plan: 'dots' } } };
  expect(await signInWith(response)).toEqual(response);
});
