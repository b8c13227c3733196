import { request as httpRequest } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect } from '@playwright/test';
import { APPLY, post, send, test } from '../support/fixtures/api.ts';

const CREATE = { username: 'meena', full_name: 'Meena', email: 'meena@example.com', password: 'secret' };

for (const [what, path, body, field, type] of [
  ['a missing field', 'create', { ...CREATE, full_name: undefined }, 'full_name', 'missing'],
  ['a blank field', 'create', { ...CREATE, username: '  ' }, 'username', 'value_error'],
  ['a field that is no text', 'create', { ...CREATE, username: 7 }, 'username', 'string_type'],
  ['an endless field', 'create', { ...CREATE, password: 'x'.repeat(1001) }, 'password', 'string_too_long'],
  ['a malformed e-mail', 'login', { email: 'meena', password: 'secret' }, 'email', 'value_error'],
  ['a NUL character', 'create', { ...CREATE, username: 'me\0na' }, 'username', 'value_error'],
  ['half a surrogate pair', 'create', { ...CREATE, full_name: '\ud800' }, 'full_name', 'value_error'],
  ['a field nobody asked for', 'login', { ...CREATE }, 'username', 'extra_forbidden'],
  ['a missing new password', 'set-password', { email: CREATE.email }, 'password', 'missing'],
] as const) {
  test(`${what} at ${path} is refused by name`, async ({ api }) => {
    const answer = await post(api, `/user_auth/${path}`, body);
    const error = { loc: ['body', field], type, msg: expect.any(String) };
    expect(answer).toMatchObject({ status: 422, body: { detail: expect.arrayContaining([error]) } });
  });
}

for (const [path, method] of [
  ['/user_auth/username/available', 'GET'],
  ['/user_auth/email/available?email=', 'GET'],
  ['/user_auth/email/available?email=meena', 'GET'],
  ['/user_auth/logout', 'POST'],
] as const) {
  test(`${method} ${path} is refused for its query`, async ({ api }) => {
    const answer = await send(api, path, { method });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['query', expect.any(String)] }] } });
  });
}

for (const [what, body, type, status] of [
  ['that is not JSON', '{"email":', 'application/json', 400],
  ['that is empty', '', 'application/json', 400],
  ['that is a list', '[]', 'application/json', 422],
  ['without a JSON content type', '{}', 'text/plain', 415],
  ['over 16 KiB', JSON.stringify({ email: 'x'.repeat(17_000) }), 'application/json', 413],
] as const) {
  test(`a body ${what} is answered with ${status}`, async ({ api }) => {
    const answer = await send(api, '/user_auth/login', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(answer).toMatchObject({ status, body: { detail: expect.anything() } });
  });
}

for (const [method, path, status] of [
  ['GET', '/', 404],
  ['POST', '/user_auth/login/', 404],
  ['POST', '/USER_AUTH/login', 404],
  ['GET', '/user_auth/login', 404],
  ['GET', APPLY, 404],
] as const) {
  test(`${method} ${path} is answered with ${status} and JSON`, async ({ api }) => {
    const answer = await send(api, path, { method });
    expect(answer).toMatchObject({ status, body: { detail: expect.any(String) } });
  });
}

test('nothing but loopback reaches it', async ({ api }) => {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outside = addresses.filter(({ internal, family }) => !internal && family === 'IPv4');
  // A machine without a network has another address all the same, which only a server for all of them answers.
  const other = process.platform === 'linux' ? ['127.0.0.2'] : [];
  for (const address of [...other, ...outside.map(({ address }) => address)]) {
    const { promise, resolve } = Promise.withResolvers<string>();
    const attempt = httpRequest({ host: address, port: new URL(api.origin).port }, () => resolve('answered'));
    attempt.on('error', () => resolve('refused')).end();
    expect(await promise).toBe('refused');
  }
});
