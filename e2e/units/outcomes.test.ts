import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { type InlineConfig, runnerImport } from 'vite';
import { noResponse, serverBusy } from '../../src/messages/form.ts';
import { notChanged } from '../../src/messages/forgot-password.ts';
import { noAccountCreated } from '../../src/messages/signup.ts';
import { calls } from '../support/calls.ts';

type Submits = typeof import('../support/submits.ts');

/** A response of the API: an object is sent as JSON, a text as HTML. Undefined is a lost connection. */
type Answer = readonly [status: number, body: unknown] | undefined;

/** For test titles. */
const show = (answer: Answer) => (answer ? JSON.stringify(answer) : 'no response');

/** A page instead of JSON, as a proxy may send. */
const htmlPage = [200, '<h1>Moved</h1>'] as const;

let submits: Submits;
let stored: Map<string, string>;

test.beforeAll(async () => {
  const name = 'astro:env/client';
  const environment = {
    name,
    resolveId: (id: string) => (id === name ? id : null),
    load: (id: string) => (id === name ? 'export const PUBLIC_API_HOST = "https://api.test"' : null),
  };
  const config: InlineConfig = { configFile: false, logLevel: 'error', plugins: [environment] };
  const path = resolve(import.meta.dirname, '../support/submits.ts');
  submits = (await runnerImport<Submits>(path, config)).module;
});

// Other tests in the same process use the real one.
const { fetch: realFetch } = globalThis;
test.afterEach(() => void Object.assign(globalThis, { fetch: realFetch }));

test.beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.assign(globalThis, { localStorage });
});

/** Makes the API respond with these answers, by the path of the call. Returns the log of called paths. */
function answerWith(answers: Partial<Record<string, Answer>>): readonly string[] {
  const called: string[] = [];
  const fetch = ({ url }: Request) => {
    const { pathname } = new URL(url);
    called.push(pathname);
    const [status, body] = answers[pathname] ?? [];
    if (status === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    const isHtml = typeof body === 'string';
    const headers = { 'content-type': isHtml ? 'text/html' : 'application/json' };
    const text = isHtml ? body : JSON.stringify(body);
    return Promise.resolve(new Response(status === 204 ? null : text, { status, headers }));
  };
  Object.assign(globalThis, { fetch });
  return called;
}

/** Submits a form with all fields of an account. */
function submit(name: 'loginSubmit' | 'signupSubmit' | 'forgotPasswordSubmit') {
  const run = name === 'forgotPasswordSubmit' ? submits[name] : submits[name]('Dots');
  const data = new FormData();
  for (const field of ['username', 'full_name', 'email', 'password']) data.set(field, 'Dots');
  return run({ data, signal: new AbortController().signal, onProgress: () => undefined });
}

for (const [answer, message] of [
  [[401, { detail: 'Not the one' }], 'Invalid email or password'],
  [[400, { detail: 'The credentials are INVALID.' }], 'Invalid email or password'],
  [[500, {}], 'Server error. Please try again later.'],
  [[403, { detail: 'Your account is locked' }], 'Your account is locked'],
  [[422, { detail: [{ msg: 'Too short' }] }], 'Too short'],
  [[403, { detail: ' ' }], 'Something went wrong'],
  [[200, { detail: { data: {} } }], 'Something went wrong'],
  [[200, { detail: { status: 'success', message: 'Welcome' } }], 'Something went wrong'],
  [[200, { detail: { status: 'error', message: 'Your account is locked' } }], 'Your account is locked'],
  // JavaScript would round this number.
  [[200, { detail: { data: { user_id: 2 ** 64 } } }], 'Something went wrong'],
  // JSON that is sent as HTML.
  [[400, '{"detail": "Your account is locked"}'], 'Your account is locked'],
  [htmlPage, 'Something went wrong'],
  [undefined, 'Network error. Please check your connection.'],
] as const)
  test(`a login that the API answers with ${show(answer)} fails with “${message}”`, async () => {
    answerWith({ [calls.login]: answer });
    const outcome = await submit('loginSubmit');
    expect(outcome).toMatchObject({ kind: 'failed', message });
    expect([...stored]).toEqual([]);
  });

test('the current user is the whole response of the login, whose id may be a number', async () => {
  const response = { detail: { data: { user_id: 7, plan: 'dots' } } };
  answerWith({ [calls.login]: [200, response] });
  await submit('loginSubmit');
  expect(submits.$session.get()).toMatchObject({ id: '7', user: response });
  expect(stored.get('userId')).toBe('7');
});

// `applicant/upload.spec.ts` presses Stop in Chromium.
test('a visitor who presses Stop in Firefox during a response sees a network error', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new DOMException('', 'AbortError')) });
  const message = 'Network error. Please check your connection.';
  expect(await submit('loginSubmit')).toMatchObject({ kind: 'failed', message });
});

test('a visitor is asked to wait when the server is busy', async () => {
  for (const status of [429, 503]) {
    answerWith({ [calls.login]: [status, {}] });
    expect(await submit('loginSubmit')).toMatchObject({ note: serverBusy });
  }
});

for (const answer of [
  [500, {}],
  htmlPage,
  [200, []],
  [200, null],
  [200, { detail: null }],
  undefined,
] as const)
  test(`a visitor whose username check returns ${show(answer)} gets no account`, async () => {
    const called = answerWith({ [calls.usernameCheck]: answer });
    const message = 'Unable to check username. Please try again.';
    expect(await submit('signupSubmit')).toMatchObject({ kind: 'failed', message, note: noAccountCreated });
    expect(called).toEqual([calls.usernameCheck]);
  });

for (const [answer, message] of [
  [[500, {}], 'Failed to check email availability.'],
  [undefined, 'Failed to check email availability.'],
  [htmlPage, 'Unexpected server response.'],
  [[200, { detail: { status: 'error', message: 'Moving' } }], 'Unexpected server response.'],
  [
    [200, { detail: { status: 'error', message: 'Username is already taken' } }],
    'Unexpected server response.',
  ],
  [[200, null], 'Unexpected server response.'],
  [[200, { detail: null }], 'Unexpected server response.'],
] as const)
  test(`a user whose email check returns ${show(answer)} keeps the password and sees “${message}”`, async () => {
    const called = answerWith({ [calls.emailCheck]: answer });
    const expected = { kind: 'failed', alert: true, message, note: notChanged };
    expect(await submit('forgotPasswordSubmit')).toMatchObject(expected);
    expect(called).toEqual([calls.emailCheck]);
  });

/** The checks before the calls of the two forms. */
const freeUsername = { [calls.usernameCheck]: [200, { detail: { status: 'success' } }] } as const;
const knownEmail = {
  [calls.emailCheck]: [200, { detail: { status: 'error', message: 'Email is already registered' } }],
} as const;

for (const answer of [
  [204, null],
  [200, { detail: { status: 'error' } }],
] as const)
  test(`a sign-up and a password reset succeed with ${show(answer)}, since no body is read`, async () => {
    answerWith({ ...freeUsername, ...knownEmail, [calls.create]: answer, [calls.setPassword]: answer });
    for (const name of ['signupSubmit', 'forgotPasswordSubmit'] as const)
      expect(await submit(name)).toMatchObject({ kind: 'succeeded', next: '/login' });
  });

for (const answer of [[500, {}] as const, htmlPage, undefined])
  test(`a sign-up and a password reset fail with ${show(answer)}`, async () => {
    answerWith({ ...freeUsername, ...knownEmail, [calls.create]: answer, [calls.setPassword]: answer });
    const note = answer ? {} : { note: expect.stringContaining(noResponse) };
    for (const [name, expected] of [
      ['signupSubmit', { message: 'Signup failed. Email may already be in use.' }],
      [
        'forgotPasswordSubmit',
        { message: 'Something went wrong while resetting the password.', alert: true },
      ],
    ] as const)
      expect(await submit(name)).toMatchObject({ kind: 'failed', ...expected, ...note });
  });

for (const [answer, result] of [
  [[200, { detail: { status: 'success', message: 'Logged out' } }], 'unexpected'],
  [htmlPage, 'unexpected'],
  [[404, { detail: 'User not found' }], 'failed'],
  [undefined, 'failed'],
  [[200, { detail: { status: 'success', message: 'User logged out successfully' } }], 'signedOut'],
] as const)
  test(`a sign-out that is answered with ${show(answer)} ends as “${result}”`, async () => {
    answerWith({ [calls.logout]: answer });
    stored.set('userId', '7');
    expect(await submits.signOut(new AbortController().signal)).toBe(result);
    expect(stored.has('userId')).toBe(result !== 'signedOut');
  });
