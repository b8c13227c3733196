import { once } from 'node:events';
import { request } from 'node:http';
import { MAX_RESUME_BYTES } from '../stand-in/resume.ts';
import { APPLY, apply, application, filesOf, send, test } from '../support/fixtures/api.ts';
import { hasNginx, serveNginx } from '../support/fixtures/nginx.ts';
import { pdfOfSize } from '../support/fixtures/resumes.ts';
import { expect } from '@playwright/test';

test('nginx passes calls and applications on to the API, which alone answers them', async ({
  api,
  dataDir,
}) => {
  test.skip(!hasNginx, 'nginx is not installed here');
  const site = await serveNginx('dist', api.origin);
  const { status, headers } = await send(site, '/user_auth/username/available?username=meena');
  expect([status, headers.get('cache-control')]).toEqual([200, null]);
  expect((await apply(site, application())).status).toBe(200);
  expect(filesOf(dataDir)).toHaveLength(1);
  const large = await apply(site, application({ resume: pdfOfSize(MAX_RESUME_BYTES + 1) }));
  expect(large).toMatchObject({ status: 413, body: { detail: expect.anything() } });
  await site.close();
});

test('nginx lets through what the form lets through where the API states no limit: 100 MB, and no more', async ({
  api,
}) => {
  test.skip(!hasNginx, 'nginx is not installed here');
  const site = await serveNginx('dist', api.origin);
  const { hostname, port } = new URL(site.origin);
  const announced = async (megabytes: number) => {
    const headers = { 'content-length': megabytes * 1024 * 1024, expect: '100-continue' };
    const asked = request({ hostname, port, path: APPLY, method: 'POST', headers });
    asked.on('error', () => undefined).flushHeaders();
    const goOn = once(asked, 'continue').then(() => 'go on');
    const refused = once(asked, 'response').then(([{ statusCode }]) => statusCode);
    const answer = await Promise.race([goOn, refused]);
    asked.destroy();
    return answer;
  };
  expect([await announced(100.5), await announced(102)]).toEqual(['go on', 413]);
  await site.close();
});
