import { request } from 'node:http';
import { expect } from '@playwright/test';
import { APPLY, apply, application, filesOf, post, send, SITE, test } from '../support/fixtures/api.ts';

const USER = { username: 'meena', full_name: 'Meena', email: 'meena@example.com', password: 'secret' };

for (const path of ['/user_auth/login', APPLY])
  test(`the site may ask before it posts to ${path}`, async ({ api }) => {
    const headers = { origin: SITE, 'access-control-request-method': 'POST' };
    const preflight = await send(api, path, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': SITE,
      'access-control-allow-methods': expect.stringContaining('POST'),
      'access-control-allow-headers': 'content-type',
    });
  });

test('the site may read every answer, refusals too', async ({ api }) => {
  const headers = { origin: SITE };
  for (const answer of [
    await post(api, '/user_auth/login', {}, headers),
    await apply(api, application(), { headers }),
    await send(api, '/user_auth/username/available?username=x', { headers }),
    await send(api, '/nowhere', { headers }),
  ]) {
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.get('vary')).toBe('Origin');
  }
});

for (const origin of ['http://stranger.example', 'null', `${SITE}0`, SITE.replace('http:', 'https:')])
  test(`a page of ${origin} is refused every post, and reads nothing`, async ({ api, dataDir }) => {
    const headers = { origin };
    const answers = await Promise.all([
      post(api, '/user_auth/create', USER, headers),
      post(api, '/user_auth/login', USER, headers),
      post(api, '/user_auth/set-password', USER, headers),
      send(api, '/user_auth/logout?user_id=x', { method: 'POST', headers }),
      apply(api, application(), { headers }),
      send(api, '/user_auth/login', { method: 'OPTIONS', headers }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    const read = await send(api, '/user_auth/username/available?username=x', { headers });
    for (const answer of [...answers, read])
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    expect(filesOf(dataDir)).toEqual([]);
  });

test('nothing but 127.0.0.1 reaches it', async ({ api }) => {
  test.skip(process.platform !== 'linux', 'only Linux has a second address of loopback');
  const { promise, resolve } = Promise.withResolvers<string>();
  const call = request({ host: '127.0.0.2', port: new URL(api.origin).port }, () => resolve('answered'));
  call.on('error', () => resolve('refused')).end();
  expect(await promise).toBe('refused');
});
