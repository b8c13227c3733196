import { expect } from '@playwright/test';
import { type Answer, post, send, test } from '../support/fixtures/api.ts';

const MEENA = {
  username: 'meena',
  full_name: 'Meena Example',
  email: 'meena@example.com',
  password: ' pass word ',
};
const LOGIN = { email: MEENA.email, password: MEENA.password };
const TAKEN_NAME = 'Username is already taken';
const TAKEN_EMAIL = 'Email is already registered';

const says = (status: string, message?: string) => ({
  status: 200,
  body: { detail: expect.objectContaining({ status, ...(message && { message }) }) },
});

const userId = ({ body }: Answer) => /"user_id":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';

test.beforeEach(async ({ api }) => {
  expect(await post(api, '/user_auth/create', MEENA)).toMatchObject(says('success'));
});

test('an account logs in with a user id, in any letter case of its address, and out again', async ({
  api,
}) => {
  const answer = await post(api, '/user_auth/login', { ...LOGIN, email: ' MEENA@Example.com ' });
  expect(answer).toMatchObject(says('success'));
  const logout = (id: string) => send(api, `/user_auth/logout?user_id=${id}`, { method: 'POST' });
  expect(await logout(userId(answer))).toMatchObject(says('success', 'User logged out successfully'));
  expect((await logout('nobody')).status).toBe(404);
});

test('a wrong password, a trimmed one and an unknown user are refused in the same words', async ({ api }) => {
  for (const change of [
    { password: 'wrong' },
    { password: LOGIN.password.trim() },
    { email: 'nobody@example.com' },
  ]) {
    const answer = await post(api, '/user_auth/login', { ...LOGIN, ...change });
    expect(answer).toMatchObject({ status: 401, body: { detail: 'Invalid email or password' } });
  }
});

for (const [path, status, message] of [
  ['username/available?username=kumar', 'success', 'Username is available'],
  ['username/available?username=%20meena%20', 'error', TAKEN_NAME],
  ['username/available?username=MEENA', 'error', TAKEN_NAME],
  ['email/available?email=kumar@example.com', 'success', 'Email is available'],
  ['email/available?email=meena@example.com', 'error', TAKEN_EMAIL],
] as const)
  test(`${path} says: ${message}`, async ({ api }) => {
    expect(await send(api, `/user_auth/${path}`)).toMatchObject(says(status, message));
  });

for (const [what, change, detail] of [
  ['username in other letters', { username: 'Meena', email: 'other@example.com' }, TAKEN_NAME],
  ['e-mail address', { username: 'other' }, TAKEN_EMAIL],
] as const)
  test(`an account with a taken ${what} is refused`, async ({ api }) => {
    const answer = await post(api, '/user_auth/create', { ...MEENA, ...change });
    expect(answer).toMatchObject({ status: 409, body: { detail } });
  });

test('a new password works, the old one no longer does, and nobody unknown gets one', async ({ api }) => {
  const password = 'new password';
  const set = (email: string) => post(api, '/user_auth/set-password', { email, password });
  expect(await set(MEENA.email)).toMatchObject(says('success'));
  expect((await post(api, '/user_auth/login', { ...LOGIN, password })).status).toBe(200);
  expect((await post(api, '/user_auth/login', LOGIN)).status).toBe(401);
  expect((await set('nobody@example.com')).status).toBe(404);
});
