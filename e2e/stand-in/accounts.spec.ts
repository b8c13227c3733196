import { expect } from '@playwright/test';
import type { Answer } from '../support/fixtures/api.ts';
import { post, send, test } from '../support/fixtures/api.ts';

const MEENA = {
  username: 'meena',
  full_name: 'Meena Example',
  email: 'meena@example.com',
  password: ' pass word ',
};
const LOGIN = { email: MEENA.email, password: MEENA.password };
const TAKEN_NAME = 'Username is already taken';
const TAKEN_EMAIL = 'Email is already registered';

function says(status: string, message: string): object {
  return expect.objectContaining({ status, message });
}

function userId({ body }: Answer): string {
  return /"user_id":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
}

test.beforeEach(async ({ api }) => {
  const created = await post(api, '/user_auth/create', MEENA);
  expect(created).toMatchObject({ status: 200, body: { detail: { status: 'success' } } });
});

test('a login answers with a user id of 128 random bits', async ({ api }) => {
  const answer = await post(api, '/user_auth/login', LOGIN);
  expect(answer).toMatchObject({ status: 200, body: { detail: { status: 'success' } } });
  expect(userId(answer)).toMatch(/^[0-9a-f]{32}$/);
});

test('the letter case of an e-mail address does not matter, spaces of a password do', async ({ api }) => {
  const shouted = await post(api, '/user_auth/login', { ...LOGIN, email: ' MEENA@Example.com ' });
  expect(shouted.status).toBe(200);
  const trimmed = await post(api, '/user_auth/login', { ...LOGIN, password: LOGIN.password.trim() });
  expect(trimmed.status).toBe(401);
});

for (const [who, change] of [
  ['a wrong password', { password: 'wrong' }],
  ['an unknown user', { email: 'nobody@example.com' }],
] as const) {
  test(`${who} is refused as an invalid email or password`, async ({ api }) => {
    const answer = await post(api, '/user_auth/login', { ...LOGIN, ...change });
    expect(answer).toMatchObject({ status: 401, body: { detail: 'Invalid email or password' } });
  });
}

for (const [path, status, message] of [
  ['username/available?username=kumar', 'success', 'Username is available'],
  ['username/available?username=%20meena%20', 'error', TAKEN_NAME],
  ['username/available?username=MEENA', 'error', TAKEN_NAME],
  ['email/available?email=kumar@example.com', 'success', 'Email is available'],
  ['email/available?email=meena@example.com', 'error', TAKEN_EMAIL],
] as const) {
  test(`${path} says: ${message}`, async ({ api }) => {
    const answer = await send(api, `/user_auth/${path}`);
    expect(answer).toMatchObject({ status: 200, body: { detail: says(status, message) } });
  });
}

for (const [what, change, detail] of [
  ['username', { email: 'other@example.com' }, TAKEN_NAME],
  ['username in other letters', { username: 'Meena', email: 'other@example.com' }, TAKEN_NAME],
  ['e-mail address', { username: 'other' }, TAKEN_EMAIL],
] as const) {
  test(`an account with a taken ${what} is refused`, async ({ api }) => {
    const answer = await post(api, '/user_auth/create', { ...MEENA, ...change });
    expect(answer).toMatchObject({ status: 409, body: { detail } });
  });
}

test('of two sign-ups for one name at the same moment, one succeeds', async ({ api }) => {
  const answers = await Promise.all(
    ['a@example.com', 'b@example.com'].map((email) =>
      post(api, '/user_auth/create', { ...MEENA, username: 'twin', email }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a new password works and the old one no longer does', async ({ api }) => {
  const password = 'new password';
  const set = await post(api, '/user_auth/set-password', { email: MEENA.email, password });
  expect(set).toMatchObject({ status: 200, body: { detail: { status: 'success' } } });
  expect((await post(api, '/user_auth/login', { ...LOGIN, password })).status).toBe(200);
  expect((await post(api, '/user_auth/login', LOGIN)).status).toBe(401);
});

test('no password is set for an unknown e-mail address', async ({ api }) => {
  const answer = await post(api, '/user_auth/set-password', { ...LOGIN, email: 'nobody@example.com' });
  expect(answer.status).toBe(404);
});

test('a known user is logged out, an unknown one is not', async ({ api }) => {
  const id = userId(await post(api, '/user_auth/login', LOGIN));
  const known = await send(api, `/user_auth/logout?user_id=${id}`, { method: 'POST' });
  expect(known).toMatchObject({
    status: 200,
    body: { detail: says('success', 'User logged out successfully') },
  });
  const unknown = await send(api, '/user_auth/logout?user_id=nobody', { method: 'POST' });
  expect(unknown.status).toBe(404);
});
