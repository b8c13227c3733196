import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { type InlineConfig, runnerImport } from 'vite';
import { calls } from '../support/Network.ts';

type Submits = typeof import('./submits.ts');

/** A response of the API: an object is sent as JSON, a text as HTML. Undefined is a lost connection. */
type Answer = readonly [status: number, body: unknown] | undefined;

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
  const path = resolve(import.meta.dirname, 'submits.ts');
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
function submit(name: 'loginSubmit' | 'signupSubmit' | 'resetSubmit') {
  const run = name === 'resetSubmit' ? submits[name] : submits[name]('Dots');
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
  [[200, '<h1>Moved</h1>'], 'Something went wrong'],
  [undefined, 'Network error. Please check your connection.'],
] as const)
  test(`a login that the API answers with ${JSON.stringify(answer)} fails with “${message}”`, async () => {
    answerWith({ [calls.login]: answer });
    const outcome = await submit('loginSubmit');
    expect(outcome).toMatchObject({ kind: 'failed', message });
    expect([...stored]).toEqual([]);
  });

test('the current user is the whole response of the login, whose id may be a number', async () => {
  const response = { detail: { data: { user_id: 7, plan: 'dots' } } };
  answerWith({ [calls.login]: [200, response] });
  expect(await submit('loginSubmit')).toMatchObject({
    kind: 'succeeded',
    message: 'Welcome to Dots',
    next: '/',
  });
  expect(submits.$session.get()).toMatchObject({ id: '7', user: response });
  expect(stored.get('userId')).toBe('7');
});

test('a busy server asks to wait', async () => {
  answerWith({ [calls.login]: [429, {}] });
  expect(await submit('loginSubmit')).toMatchObject({
    note: 'The server is busy. Wait a minute, then try again.',
  });
});

const moved = [200, '<h1>Moved</h1>'] as const;
const error = [500, {}] as const;

for (const { name, check, checked, odd, unusable, unchecked, note, call, failed } of [
  {
    name: 'signupSubmit',
    check: calls.usernameCheck,
    checked: { status: 'success' },
    odd: [],
    unusable: 'Unable to check username. Please try again.',
    unchecked: 'Unable to check username. Please try again.',
    note: 'No account was created.',
    call: calls.create,
    failed: 'Signup failed. Email may already be in use.',
  },
  {
    name: 'resetSubmit',
    check: calls.emailCheck,
    checked: { status: 'error', message: 'Email is already registered' },
    odd: { detail: { status: 'error', message: 'Moving' } },
    unusable: 'Unexpected server response.',
    unchecked: 'Failed to check email availability.',
    note: 'Your password hasn’t been changed.',
    call: calls.setPassword,
    failed: 'Something went wrong while resetting the password.',
  },
] as const)
  test(`${name} ends with the message of its check, or of its call, whose body is not read`, async () => {
    for (const [message, answers] of [
      [unusable, [[200, odd], moved, [200, null], [200, { detail: null }]]],
      [unchecked, [error, undefined]],
    ] as const)
      for (const answer of answers) {
        const called = answerWith({ [check]: answer });
        expect(await submit(name), JSON.stringify(answer)).toMatchObject({ kind: 'failed', message, note });
        expect(called).toEqual([check]);
      }
    const end = (answer: Answer) => {
      answerWith({ [check]: [200, { detail: checked }], [call]: answer });
      return submit(name);
    };
    for (const answer of [[204, null] as const, [200, { detail: { status: 'error' } }] as const])
      expect(await end(answer)).toMatchObject({ kind: 'succeeded', next: '/login' });
    for (const answer of [error, moved, undefined])
      expect(await end(answer)).toMatchObject({ kind: 'failed', message: failed });
    expect(await end(undefined)).toMatchObject({
      note: expect.stringContaining('we can’t tell whether this arrived'),
    });
  });

for (const [answer, result] of [
  [[200, { detail: { status: 'success', message: 'Logged out' } }], 'unexpected'],
  [[200, '<h1>Moved</h1>'], 'unexpected'],
  [[404, { detail: 'User not found' }], 'failed'],
  [undefined, 'failed'],
  [[200, { detail: { status: 'success', message: 'User logged out successfully' } }], 'signedOut'],
] as const)
  test(`a sign-out that the API answers with ${JSON.stringify(answer)} ends as ${result}`, async () => {
    answerWith({ [calls.logout]: answer });
    stored.set('userId', '7');
    expect(await submits.signOut(new AbortController().signal)).toBe(result);
    expect(stored.has('userId')).toBe(result !== 'signedOut');
  });
