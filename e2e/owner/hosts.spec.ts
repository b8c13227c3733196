import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { applicationFields } from '../../src/fields/application.ts';
import { placeholders } from '../../src/site.ts';
import { pdfOfSize } from '../applicant/resumes.ts';
import { appliesTo, readHeaderRules } from '../scripts/host-rules.ts';
import { apiOrigin, sites, siteUrl } from '../scripts/sites.ts';
import { listApplications } from '../stand-in/applications.ts';
import { startApi } from '../stand-in/server.ts';
import { nginxMissing, startNginx } from './nginx.ts';

/** Listens on a free port of the loopback interface; returns the port. */
async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}

/** Copies the built site and replaces texts in its files, as a build for another host would. */
function copySite(dir: string, texts: Readonly<Record<string, string>>): string {
  cpSync(sites.plain.dir, dir, { recursive: true });
  for (const file of globSync('**/*.{html,xml,txt}', { cwd: dir })) {
    let content = readFileSync(join(dir, file), 'utf8');
    for (const [old, replacement] of Object.entries(texts)) content = content.replaceAll(old, replacement);
    writeFileSync(join(dir, file), content);
  }
  return dir;
}

/** Runs `npm run live` and returns its exit code and output. */
async function checkLive(origin: string, results: string) {
  const { PATH, HOME } = process.env;
  const child = spawn('node', ['e2e/scripts/live.ts', origin, '--workers=1', `--output=${results}`], {
    env: { PATH, HOME, NO_COLOR: '1' },
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, output };
}

test.describe('nginx', () => {
  test.skip(nginxMissing !== undefined, nginxMissing);

  test('passes all checks of "npm run live"', async ({}, testInfo) => {
    test.slow();
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const api = await startApi({ port: 0, dataDir: testInfo.outputPath('data'), origins: [origin] });
    const facts = placeholders.map(({ value }) => [value, 'Stated']);
    const texts = { [siteUrl]: origin, [apiOrigin]: api.origin, ...Object.fromEntries(facts) };
    const dir = copySite(testInfo.outputPath('site'), texts);
    const nginx = startNginx(dir, port, testInfo.outputPath('nginx'));
    const { code, output } = await checkLive(origin, testInfo.outputPath('results'));
    nginx.kill();
    await api.close();
    expect(output).toContain('10 passed');
    expect(code, output).toBe(0);
  });

  test('redirects to no other host, and sends its headers with every status', async ({}, testInfo) => {
    const port = await findFreePort();
    const nginx = startNginx(sites.plain.dir, port, testInfo.outputPath('nginx'));
    await expect.poll(() => fetch(`http://127.0.0.1:${port}`).catch(() => undefined)).toBeTruthy();
    const headers = readHeaderRules('public').find((rule) => appliesTo(rule, '/about'))?.headers ?? [];
    const evil = '/evil.example/';
    for (const path of [
      `/${evil}`,
      `//${evil}`,
      `/%5C${evil}`,
      `/\\${evil}`,
      `/%2F${evil}`,
      `/.${evil}`,
      `/@evil.example/`,
      `/about/..${evil}`,
      `/x%0d%0aLocation:%20http:%2F%2Fevil.example/`,
      '/about/',
    ]) {
      const [response] = await once(request({ port, path }).end(), 'response');
      response.resume();
      const location = new URL(response.headers.location ?? '/', 'http://127.0.0.1');
      expect.soft(location.hostname, path).toBe('127.0.0.1');
      for (const [name, value] of headers)
        expect.soft(response.headers[name.toLowerCase()], path).toBe(value);
    }
    nginx.kill();
  });

  test('forwards an application to an API with the commented lines of its configuration', async ({}, testInfo) => {
    const [port, dataDir] = [await findFreePort(), testInfo.outputPath('data')];
    const api = await startApi({ port: 0, dataDir, origins: [] });
    const nginx = startNginx(sites.plain.dir, port, testInfo.outputPath('nginx'), api.origin);
    const origin = `http://127.0.0.1:${port}`;
    await expect.poll(() => fetch(origin).catch(() => undefined)).toBeTruthy();
    const body = new FormData();
    for (const name of Object.keys(applicationFields)) body.set(name, 'text');
    body.set('date', '2026-01-31 09:05:00');
    // Larger than nginx accepts by default.
    const { buffer } = pdfOfSize(4 * 1024 * 1024);
    body.set('resume', new File([new Uint8Array(buffer)], 'resume.pdf'));
    const response = await fetch(`${origin}/user_auth/internInformation/`, { method: 'POST', body });
    expect(await response.json()).toMatchObject({ detail: { status: 'success' } });
    expect(listApplications(dataDir)).toMatchObject([{ fileName: 'resume.pdf' }]);
    nginx.kill();
    await api.close();
  });
});

test('"npm run live" reports the mistakes of a host for single-page apps', async ({}, testInfo) => {
  test.slow();
  const { dir } = sites.plain;
  const files = globSync('**/*.{html,js,xml,txt}', { cwd: dir });
  // Serves the home page for every unknown path, in any letter case, uncompressed and without headers.
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1).replace(/\/$/, '').toLowerCase();
    const file = files.find((file) => [name, `${name}.html`].includes(file.toLowerCase())) ?? 'index.html';
    response.end(readFileSync(join(dir, file)));
  });
  const { code, output } = await checkLive(
    `http://127.0.0.1:${await listen(server)}`,
    testInfo.outputPath('results'),
  );
  server.close();
  expect(code).toBe(1);
  for (const advice of [
    'Send pages as "text/html; charset=utf-8"',
    'Send status 404 for unknown paths',
    'Distinguish letter case',
    'Redirect /about/ to /about with status 301',
    'Send "X-Content-Type-Options: nosniff"',
    'Compress with brotli, or gzip at level 6',
    'Send pages with "Cache-Control: public, max-age=0',
    'Send ETag',
    'Send /_astro/ with "Cache-Control: public, max-age=31536000, immutable"',
    'Build with SITE_URL=',
    'Replace ',
    'Make the API allow http://127.0.0.1:',
  ])
    expect.soft(output).toContain(advice);
});
