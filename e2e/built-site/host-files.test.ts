import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import { remainingSamples } from '../../src/site.ts';
import { checkApi } from '../support/checks/host/api.ts';
import { checkBuild } from '../support/checks/host/build.ts';
import { Host } from '../support/checks/host/Host.ts';
import { checkOtherName } from '../support/checks/host/other-name.ts';
import { checkServing } from '../support/checks/host/serving.ts';
import { builtSites, changedSite, unchangedSite } from '../support/sites/built-site.ts';
import { changed } from '../support/sites/changed-site.ts';
import { readHeaderRules, readRedirectRules } from '../support/sites/host-rules.ts';
import { apiOrigin, listen, sites, siteUrl } from '../support/sites/local-servers.ts';

const readHostFile = (name: string) => readFileSync(`.config/hosts/${name}`, 'utf8');

// Netlify and Cloudflare read `_headers` and `_redirects` themselves.
test('nginx and Vercel have the headers of public/_headers, and all redirects', () => {
  const rules = readHeaderRules('public');
  const nginx = readHostFile('nginx.conf').replaceAll('"', '');
  for (const { name, value } of rules)
    expect
      .soft(nginx)
      .toContain(
        name === 'Cache-Control' ? `$cache_control ${value};` : `add_header ${name} ${value} always;`,
      );
  const headers = Object.entries(Object.groupBy(rules, ({ path }) => path)).map(([path, rules = []]) => ({
    source: path.replace('*', '(.*)'),
    headers: rules.map(({ name, value }) => ({ key: name, value })),
  }));
  expect(JSON.parse(readHostFile('vercel.json'))).toMatchObject({ headers });
  const { path, alias } = changed.service;
  expect(changedSite.read('_redirects')).toContain(`${alias} ${path} 301\n`);
  const forVercel = changedSite.read('_redirects.json');
  const forNginx = changedSite.read('_redirects.nginx');
  expect(forNginx).toContain(`location = /${changed.verificationFile} {}\n`);
  const redirects = readRedirectRules(changedSite.dir).filter(({ status }) => status !== 200);
  for (const { from, to, status } of redirects) {
    expect.soft(forNginx).toContain(`location = ${from} { return ${status} ${to.split('#')[0]}$is_args$args`);
    expect.soft(forVercel).toContain(`"source":"${from}","destination":"${to}","statusCode":${status}`);
  }
});

test('a site has a security.txt once the owner has replaced the sample mailbox', () => {
  const file = '.well-known/security.txt';
  const lines = changedSite.read(file).split('\n');
  expect(lines).toEqual([
    `Contact: mailto:${changed.email}`,
    expect.stringMatching(/^Expires: ./),
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/${file}`,
    '',
  ]);
  const hasMailbox = remainingSamples.every(({ field }) => field !== 'email');
  expect(existsSync(join(unchangedSite.dir, file))).toBe(hasMailbox);
});

test('a site with the editor asks search engines not to list /admin', () => {
  const [withoutEditor, withEditor] = builtSites.map(({ read }) => read('_headers'));
  expect(withoutEditor).not.toContain('/admin');
  expect(withEditor).toContain('\n/admin\n  X-Robots-Tag: noindex\n');
});

test('the site serves the files of public/ at their own addresses', async () => {
  const { status } = await fetch(`${sites.changed.origin}/${changed.verificationFile}`);
  expect(status).toBe(200);
});

test('"npm run live" accepts a static host', async ({ request }) => {
  const { origin } = sites.changed;
  const host = new Host(origin, request);
  expect(await checkServing(host)).toEqual([]);
  // The API may have its own origin, or the origin of the site.
  for (const site of [sites.unchanged.origin, apiOrigin])
    expect(await checkApi(new Host(site, request))).toEqual([]);
  expect((await checkBuild(host)).join()).not.toContain('security.txt');
  const other = createServer(({ url }, response) =>
    response.writeHead(301, { location: origin + url }).end(),
  );
  const otherName = `http://127.0.0.1:${await listen(other)}`;
  expect(await checkOtherName(host, otherName)).toEqual([]);
  other.close();
  expect(await checkOtherName(host, otherName)).toEqual([]);
});

test('"npm run live" reports a host without a sitemap', async ({ request }) => {
  await expect(checkBuild(new Host(apiOrigin, request))).rejects.toThrow('The host sends no sitemap.xml');
});

test('"npm run live" reports the mistakes of a host for single-page apps', async ({ request }) => {
  const server = createServer(sirv(sites.unchanged.dir, { single: true }));
  const port = await listen(server);
  const host = new Host(`http://127.0.0.1:${port}`, request);
  const faults = [
    ...(await checkServing(host)),
    ...(await checkBuild(host)),
    ...(await checkApi(host)),
    ...(await checkOtherName(host, `http://localhost:${port}`)),
  ].join('\n');
  server.close();
  for (const advice of [
    'Send status 404 for unknown paths',
    'Redirect /about/ to /about with status 301',
    'Redirect /.well-known/change-password to /forgotpassword with status 302',
    'Send "X-Content-Type-Options: nosniff"',
    'Compress with brotli, or gzip at level 6',
    'Send pages with "Cache-Control: public, max-age=0',
    'Send ETag',
    'Send "Cache-Control: public, max-age=31536000, immutable"',
    'Build with SITE_URL=',
    'Replace ',
    'Make the API allow http://127.0.0.1:',
    `Redirect http://localhost:${port} to http://127.0.0.1:${port}`,
  ])
    expect.soft(faults).toContain(advice);
});
