import { expect, test } from '@playwright/test';
import * as reset from '../../src/messages/forgot-password.ts';
import * as login from '../../src/messages/login.ts';
import * as signOut from '../../src/messages/sign-out.ts';
import * as signup from '../../src/messages/signup.ts';
import { respondTo, signOutUser, submitForm } from './submit.ts';

const submitLogin = () => submitForm('src/islands/auth/LoginForm.tsx');
const submitSignup = () => submitForm('src/islands/auth/SignupForm.tsx');
const submitReset = () => submitForm('src/islands/auth/ForgotPasswordForm.tsx');

/** Responses with a body that decides the message: the call, the status, `detail`, and what the visitor reads. */
for (const [call, submit, status, detail, expected] of [
  ['login', submitLogin, 400, 'The credentials are INVALID.', { message: login.invalid }],
  ['login', submitLogin, 422, [{ msg: 'Field required' }, { msg: 'Invalid' }], { message: login.invalid }],
  ['login', submitLogin, 409, null, { message: login.otherError }],
  ['login', submitLogin, 200, { data: {} }, { message: login.otherError }],
  ['username/available', submitSignup, 200, { status: 'pending' }, { note: signup.unclear }],
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
