import { expect, test } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { once } from 'node:events';
import { builtPages } from '../support/fixtures/built.ts';
import { hasNginx, serveNginx } from '../support/fixtures/nginx.ts';
import { headerRules, redirectRules } from '../support/host-rules.ts';
import { type Served, serveSite } from '../support/serve.ts';

const hosts = [
  { name: "the project's own server", serve: () => serveSite('dist', 0), installed: true },
  { name: 'nginx', serve: serveNginx, installed: hasNginx },
];

const [chunk] = globSync('_astro/*.js', { cwd: 'dist' });

/** A path, the status it is answered with, and where it sends. */
const answers: [path: string, status: number, location?: string][] = [
  ['/engineerservice', 301, '/Engineerservice'],
  ['/itservice?from=mail', 301, '/Itservice?from=mail'],
  ['/domainregister', 301, '/Domainregister'],
  ['/About', 404],
  ['/ABOUT', 404],
  ['/about/', 301, '/about'],
  ['/about//', 301, '/about'],
  ['/about/?from=mail', 301, '/about?from=mail'],
  ['/about.html', 404],
  ['/index.html', 404],
  ['/nowhere', 404],
  ['/_headers', 404],
  ['/_redirects', 404],
  ['/_astro', 404],
  ['/_astro/none.js', 404],
  [`/${chunk}`, 200],
  ['/favicon.ico', 200],
];

/** What every answer says, whatever it is. */
const everywhere = Object.fromEntries(
  headerRules('public')
    .filter(({ matches }) => matches('/about'))
    .flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value])),
);

/** Paths that lead to another host, or end the headers early, where a server puts them into `Location`. */
const hostile = [
  '//evil.example/',
  '//evil.example//',
  '///evil.example/',
  '/%5Cevil.example/',
  '/\\evil.example/',
  '/%09/evil.example/',
  '/%2F/evil.example/',
  '/%2Fevil.example/',
  '/.//evil.example/',
  '/about/..//evil.example/',
  '/x%0d%0aLocation:%20http:%2F%2Fevil.example/',
  '/x%0d%0a/',
  '/@evil.example/',
];

for (const { name, serve, installed } of hosts)
  test.describe(`served by ${name}`, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(!installed, `${name} is not installed here`);
    let site: Served;
    const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' });

    test.beforeAll(async () => {
      site = await serve();
    });
    test.afterAll(() => site.close());

    test('every address is answered as it should be, with the headers of every answer', async () => {
      const pages = builtPages().map(({ address }): (typeof answers)[number] => [address, 200]);
      for (const [path, status, location] of [...answers, ...pages]) {
        const { status: answered, headers } = await get(path);
        expect.soft([answered, headers.get('location')], path).toEqual([status, location ?? null]);
        expect.soft(Object.fromEntries(headers), path).toMatchObject(everywhere);
      }
    });

    test('no address sends anybody to another host', async () => {
      const { hostname, port } = new URL(site.origin);
      for (const path of hostile) {
        const [answer] = await once(request({ hostname, port, path }).end(), 'response');
        answer.resume();
        expect.soft([301, 400, 404], path).toContain(answer.statusCode);
        const { origin } = new URL(answer.headers.location ?? '/', site.origin);
        expect.soft(origin, path).toBe(site.origin);
        expect.soft(answer.headers, path).toMatchObject(everywhere);
      }
    });

    test('an address that is not there shows the 404 page', async () => {
      const [missing, page] = await Promise.all([get('/jobdescnone'), get('/404')]);
      expect(await missing.text()).toBe(await page.text());
    });

    test('a page is asked for again at every visit, a hashed file never', async () => {
      expect((await get('/about')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect((await get(`/${chunk}`)).headers.get('cache-control')).toBe(
        'public, max-age=31536000, immutable',
      );
    });

    test('a page is packed, for a proxy in front of the host too', async () => {
      for (const headers of [{}, { via: '1.1 proxy' }]) {
        const { headers: answered } = await fetch(`${site.origin}/about`, { headers });
        expect(answered.get('content-encoding')).toMatch(/^(br|gzip)$/);
      }
    });

    test('a range that ends before it begins is no reason to stop', async () => {
      const odd = await fetch(`${site.origin}/about`, { headers: { range: 'bytes=5-2' } });
      await odd.text();
      expect((await get('/about')).status).toBe(200);
    });
  });

test('vercel.json says the same as the rules that other hosts read', () => {
  const { headers, redirects } = JSON.parse(readFileSync('.config/hosts/vercel.json', 'utf8'));
  const rules = headers.map((rule: { source: string; headers: { key: string; value: string }[] }) => [
    rule.source.replace('(.*)', '*'),
    ...rule.headers.map(({ key, value }) => `  ${key}: ${value}`),
  ]);
  const ours = readFileSync('public/_headers', 'utf8');
  expect(rules.flat()).toEqual(ours.split('\n').filter((line) => line && !line.startsWith('#')));
  const sent = redirectRules('public').filter(({ status }) => status !== 200);
  for (const { from, to, status } of sent)
    expect(redirects).toContainEqual({ source: from, destination: to, statusCode: status });
});

test('every redirect leads to a page that was built', () => {
  const addresses = builtPages().map(({ address }) => address);
  const rules = redirectRules('dist');
  expect(rules.length).toBeGreaterThan(0);
  for (const { to } of rules) expect(addresses).toContain(to);
});
