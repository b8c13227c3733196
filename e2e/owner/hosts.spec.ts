import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import getPort from 'get-port';
import sirv from 'sirv';
import { changed } from '../scripts/changed-site.ts';
import { listen, ports } from '../scripts/ports.ts';
import { sites } from '../scripts/sites.ts';

/** Runs `npm run live` and returns its exit code and output. */
async function checkLive(origin: string, args: readonly string[] = []) {
  const { PATH, HOME } = process.env;
  const results = `--output=${test.info().outputPath('results')}`;
  const child = spawn('node', ['e2e/scripts/live.ts', origin, '--workers=1', results, ...args], {
    env: { PATH, HOME, NO_COLOR: '1' },
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, output };
}

/** Without the checks that the site of the tests cannot pass: it is built for another origin, and has placeholders. */
const testedSite = ['--grep-invert=built for this address'];

const nginx = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);
const nginxRules = resolve('.config/hosts/nginx.conf');

/** A configuration of nginx that includes that of the project, with its lines for the API uncommented. */
function nginxConfiguration(dir: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const apiRules = /^#location [^]*?^#}/m.exec(readFileSync(nginxRules, 'utf8'))?.[0] ?? '';
  return `daemon off; master_process off; pid "${dir}/pid"; error_log stderr;
events {}
http {
  types { text/html html; text/javascript js; text/css css; application/xml xml; text/plain txt; }
  access_log off;
  ${temporary.map((name) => `${name}_temp_path "${dir}/${name}";`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root "${resolve(sites.changed.dir)}"; include "${nginxRules}"; include "${resolve(sites.changed.dir)}/_redirects.nginx";
    ${apiRules.replaceAll(/^( *)#/gm, '$1').replace('https://api.example.com', `http://127.0.0.1:${ports.api.number}`)}
  }
}
`;
}

test('nginx passes the checks of "npm run live", and redirects to no other host', async ({}, testInfo) => {
  // Nobody has to install a server for `npm test`. Hosts are also checked by `npm run live`, after each deployment.
  test.skip(nginx === undefined, 'nginx is not installed');
  test.slow();
  const dir = testInfo.outputPath('nginx');
  mkdirSync(dir);
  const port = await getPort();
  writeFileSync(join(dir, 'nginx.conf'), nginxConfiguration(dir, port));
  const server = spawn(nginx ?? '', ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(origin).catch(() => undefined)).toBeTruthy();
  for (const path of ['//evil.example/', '/%5Cevil.example/'])
    expect((await fetch(origin + path, { redirect: 'manual' })).status, path).toBe(404);
  const { alias, path } = changed.service;
  const moved = await fetch(`${origin}${alias}?from=mail`, { redirect: 'manual' });
  expect(moved.headers.get('location')).toBe(`${path}?from=mail`);
  const { code, output } = await checkLive(origin, testedSite);
  server.kill();
  expect(code, output).toBe(0);
});

test('a host that follows `_headers` and `_redirects` passes the checks of "npm run live"', async () => {
  test.slow();
  const { code, output } = await checkLive(sites.changed.origin, testedSite);
  expect(code, output).toBe(0);
});

test('"npm run live" reports the mistakes of a host for single-page apps', async () => {
  test.slow();
  const server = createServer(sirv(sites.plain.dir, { single: true }));
  const { code, output } = await checkLive(`http://127.0.0.1:${await listen(server)}`);
  server.close();
  expect(code).toBe(1);
  for (const advice of [
    'Send status 404 for unknown paths',
    'Redirect /about/ to /about with status 301',
    'Redirect /.well-known/change-password to /forgotpassword with status 302',
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
