import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { type InlineConfig, runnerImport } from 'vite';
import { calls } from '../pages/Network.ts';

type Submits = typeof import('./submits.ts');

/** A response: its status and its body, an object as JSON and a text as HTML. Undefined is a lost connection. */
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

test.beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.assign(globalThis, { localStorage });
});

/** Makes the API give these answers, by the path of the call. Returns the paths that are called. */
function answerWith(answers: Partial<Record<string, Answer>>): readonly string[] {
  const called: string[] = [];
  const fetch = async ({ url }: Request) => {
    const { pathname } = new URL(url);
    called.push(pathname);
    const [status, body] = answers[pathname] ?? [];
    if (status === undefined) throw new TypeError('Failed to fetch');
    const isHtml = typeof body === 'string';
    const headers = { 'content-type': isHtml ? 'text/html' : 'application/json' };
    const text = isHtml ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status, headers });
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
  // A number that JavaScript rounds.
  [[200, { detail: { data: { user_id: 2 ** 64 } } }], 'Something went wrong'],
  // Sent as HTML.
  [[400, '{"detail": "Your account is locked"}'], 'Your account is locked'],
  [[200, '<h1>Moved</h1>'], 'Something went wrong'],
  [undefined, 'Network error. Please check your connection.'],
] as const)
  test(`a login that the API answers with ${JSON.stringify(answer)} fails with “${message}”`, async () => {
    answerWith({ [calls.login]: answer });
    const outcome = await submit('loginSubmit');
    expect(outcome).toMatchObject({ kind: 'failed', message, inline: true });
    // A login changes nothing, so that it does not matter whether it arrived.
    expect(outcome).not.toMatchObject({ note: expect.stringMatching(/./) });
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

/** Answers to the call that a form makes first, after which it makes no other. */
for (const [name, call, answers, message, note] of [
  [
    'resetSubmit',
    calls.emailCheck,
    [
      [200, { detail: { status: 'error', message: 'Moving' } }],
      [200, '<h1>Moved</h1>'],
      [200, null],
      [200, { detail: null }],
    ],
    'Unexpected server response.',
    'No password was changed.',
  ],
  [
    'resetSubmit',
    calls.emailCheck,
    [[500, {}], undefined],
    'Failed to check email availability.',
    'No password was changed.',
  ],
  [
    'signupSubmit',
    calls.usernameCheck,
    [undefined, [500, {}], [200, null], [200, []], [200, { detail: null }]],
    'Unable to check username. Please try again.',
    'No account was made.',
  ],
] as const)
  test(`${name} ends with “${message}” after an unusable check`, async () => {
    for (const answer of answers) {
      const called = answerWith({ [call]: answer });
      expect(await submit(name), JSON.stringify(answer)).toMatchObject({ kind: 'failed', message, note });
      expect(called).toEqual([call]);
    }
  });

/** The calls whose body is not read, and the check before each. */
for (const [name, check, checked, call, message] of [
  [
    'signupSubmit',
    calls.usernameCheck,
    { status: 'success' },
    calls.create,
    'Signup failed. Email may already be in use.',
  ],
  [
    'resetSubmit',
    calls.emailCheck,
    { status: 'error', message: 'Email is already registered' },
    calls.setPassword,
    'Something went wrong while resetting the password.',
  ],
] as const)
  test(`${name} succeeds with any body but a page, and fails with “${message}”`, async () => {
    const before = { [check]: [200, { detail: checked }] } as const;
    for (const answer of [
      [204, null],
      [200, { detail: { status: 'error' } }],
    ] as const) {
      answerWith({ ...before, [call]: answer });
      expect(await submit(name)).toMatchObject({ kind: 'succeeded', next: '/login' });
    }
    for (const answer of [
      [500, {}],
      [200, '<h1>Moved</h1>'],
    ] as const) {
      answerWith({ ...before, [call]: answer });
      expect(await submit(name)).toMatchObject({ kind: 'failed', message });
    }
    answerWith(before);
    const note = expect.stringContaining('may have arrived all the same');
    expect(await submit(name)).toMatchObject({ kind: 'failed', message, note });
  });

for (const [answer, result] of [
  [[200, { detail: { status: 'success', message: 'Logged out' } }], 'unexpected'],
  [[200, '<h1>Moved</h1>'], 'unexpected'],
  [[404, { detail: 'User not found' }], 'failed'],
  [undefined, 'failed'],
  [[200, { detail: { status: 'success', message: 'User logged out successfully' } }], 'signedOut'],
] as const)
  test(`a sign-out that the API answers with ${JSON.stringify(answer)} is ${result}`, async () => {
    answerWith({ [calls.logout]: answer });
    stored.set('userId', '7');
    const { signal } = new AbortController();
    expect(await submits.signOut({ signal, end: () => undefined })).toBe(result);
    expect(stored.has('userId')).toBe(result !== 'signedOut');
  });
