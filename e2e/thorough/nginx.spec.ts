import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { expect, test } from '../fixtures.ts';
import { HostChecks } from '../live/checks.ts';
import { changed } from '../scripts/changed-site.ts';
import { ports, sites } from '../scripts/sites.ts';

const nginx = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'].find((path) =>
  existsSync(path),
);
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

test('nginx passes the checks of "npm run live"', async ({ page, request }, testInfo) => {
  // The gate has to pass with README's install steps alone. The daily workflow installs nginx, and there this fails without it.
  test.skip(!nginx && !process.env['GITHUB_ACTIONS'], 'nginx is not installed');
  const dir = testInfo.outputPath('nginx');
  mkdirSync(dir);
  const port = await getPort();
  writeFileSync(join(dir, 'nginx.conf'), nginxConfiguration(dir, port));
  const server = spawn(nginx ?? '', ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'inherit' });
  try {
    const origin = `http://127.0.0.1:${port}`;
    await expect.poll(() => fetch(origin).catch(() => undefined)).toBeTruthy();
    for (const path of ['//evil.example/', '/%5Cevil.example/'])
      expect((await fetch(origin + path, { redirect: 'manual' })).status, path).toBe(404);
    const { alias, path } = changed.service;
    const moved = await fetch(`${origin}${alias}?from=mail`, { redirect: 'manual' });
    expect(moved.headers.get('location')).toBe(`${path}?from=mail`);
    const checks = new HostChecks(origin, request);
    expect([...(await checks.serving()), ...(await checks.api())]).toEqual([]);
    for (const path of ['/', '/about', '/apply']) await page.goto(origin + path);
  } finally {
    server.kill();
  }
});
