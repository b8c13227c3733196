import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test as base } from '@playwright/test';
import { applicationFields } from '../../src/fields/application.ts';
import { placeholders } from '../../src/site.ts';
import { pdfOfSize } from '../applicant/resumes.ts';
import { appliesTo, readHeaderRules } from '../scripts/host-rules.ts';
import { findFreePort, listen } from '../scripts/ports.ts';
import { apiOrigin, sites, siteUrl } from '../scripts/sites.ts';
import { listApplications } from '../stand-in/applications.ts';
import { startApi } from '../stand-in/server.ts';
import { nginxMissing, startNginx } from './nginx.ts';

/** Replaces texts in the files of a built site, as a build for another host would. */
function replaceTexts(dir: string, texts: Readonly<Record<string, string>>): void {
  for (const file of globSync('**/*.{html,xml,txt}', { cwd: dir })) {
    let content = readFileSync(join(dir, file), 'utf8');
    for (const [old, replacement] of Object.entries(texts)) content = content.replaceAll(old, replacement);
    writeFileSync(join(dir, file), content);
  }
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

/** Serves a built folder by nginx until the test ends; returns the origin. */
const test = base.extend<{ serveByNginx: (root: string, api?: string) => Promise<string> }>({
  serveByNginx: async ({}, use, testInfo) => {
    const processes: ChildProcess[] = [];
    await use(async (root, api) => {
      const port = await findFreePort();
      processes.push(startNginx(root, port, testInfo.outputPath('nginx'), api));
      const origin = `http://127.0.0.1:${port}`;
      await expect.poll(() => fetch(origin).catch(() => undefined)).toBeTruthy();
      return origin;
    });
    for (const process of processes) process.kill();
  },
});

test.describe('nginx', () => {
  test.skip(nginxMissing !== undefined, nginxMissing);

  test('passes all checks of "npm run live"', async ({ serveByNginx }, testInfo) => {
    test.slow();
    const dir = testInfo.outputPath('site');
    cpSync(sites.plain.dir, dir, { recursive: true });
    const origin = await serveByNginx(dir);
    const api = await startApi({ port: 0, dataDir: testInfo.outputPath('data'), origins: [origin] });
    const facts = placeholders.map(({ value }) => [value, 'Stated']);
    const texts = { [siteUrl]: origin, [apiOrigin]: api.origin, ...Object.fromEntries(facts) };
    replaceTexts(dir, texts);
    const { code, output } = await checkLive(origin, testInfo.outputPath('results'));
    await api.close();
    expect(output).toContain('11 passed');
    expect(code, output).toBe(0);
  });

  test('redirects to no other host, and sends its headers with every status', async ({ serveByNginx }) => {
    const { port } = new URL(await serveByNginx(sites.plain.dir));
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
  });

  test('forwards an application to an API with the commented lines of its configuration', async ({
    serveByNginx,
  }, testInfo) => {
    const dataDir = testInfo.outputPath('data');
    const api = await startApi({ port: 0, dataDir, origins: [] });
    const origin = await serveByNginx(sites.plain.dir, api.origin);
    const body = new FormData();
    for (const name of Object.keys(applicationFields)) body.set(name, 'text');
    body.set('date', '2026-01-31 09:05:00');
    // Larger than nginx accepts by default.
    const { buffer } = pdfOfSize(4 * 1024 * 1024);
    body.set('resume', new File([new Uint8Array(buffer)], 'resume.pdf'));
    const response = await fetch(`${origin}/user_auth/internInformation/`, { method: 'POST', body });
    expect(await response.json()).toMatchObject({ detail: { status: 'success' } });
    expect(listApplications(dataDir)).toMatchObject([{ fileName: 'resume.pdf' }]);
    await api.close();
  });
});

test('"npm run live" reports the mistakes of a host for single-page apps', async ({}, testInfo) => {
  test.slow();
  const { dir } = sites.plain;
  const files = globSync('**/*.{html,js,xml,txt}', { cwd: dir });
  // Serves the home page for every unknown path, in any letter case, uncompressed, without headers and mailboxes.
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1).replace(/\/$/, '').toLowerCase();
    const file = files.find((file) => [name, `${name}.html`].includes(file.toLowerCase())) ?? 'index.html';
    const content = readFileSync(join(dir, file), 'utf8');
    response.end(content.replaceAll(/mailto:[^"]+/g, '/cdn-cgi/l/email-protection#5a'));
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
    'Switch off "Email address obfuscation"',
    'Replace ',
    'Make the API allow http://127.0.0.1:',
  ])
    expect.soft(output).toContain(advice);
});
