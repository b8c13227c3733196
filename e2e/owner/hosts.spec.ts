import { expect, test } from '@playwright/test';
import { globSync } from 'node:fs';
import { builtPages } from '../support/fixtures/built.ts';
import { hasNginx, serveNginx } from '../support/fixtures/nginx.ts';
import { headerRules } from '../support/host-rules.ts';
import { type Served, serveSite } from '../support/serve.ts';

const hosts = [
  { name: "the project's own server", serve: () => serveSite('dist', 0) },
  ...(hasNginx ? [{ name: 'nginx', serve: serveNginx }] : []),
];

const [chunk] = globSync('_astro/*.js', { cwd: 'dist' });

/** A path, the status it is answered with, and where it sends. */
const answers: [path: string, status: number, location?: string][] = [
  ['/Engineerservice', 200],
  ['/Signup', 200],
  ['/engineerservice', 301, '/Engineerservice'],
  ['/itservice?from=mail', 301, '/Itservice?from=mail'],
  ['/domainregister', 301, '/Domainregister'],
  ['/About', 404],
  ['/ABOUT', 404],
  ['/about/', 301, '/about'],
  ['/about/?from=mail', 301, '/about?from=mail'],
  ['/about.html', 404],
  ['/index.html', 404],
  ['/nowhere', 404],
  ['/_headers', 404],
  ['/_redirects', 404],
  ['/_astro', 404],
  ['/_astro/none.js', 404],
  [`/${chunk}`, 200],
];

for (const { name, serve } of hosts)
  test.describe(`served by ${name}`, () => {
    test.describe.configure({ mode: 'default' });
    let site: Served;
    const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' });

    test.beforeAll(async () => {
      site = await serve();
    });
    test.afterAll(() => site.close());

    for (const [path, status, location] of answers)
      test(`${path} is answered with ${[status, location].join(' ')}`, async () => {
        const response = await get(path);
        expect(response.status).toBe(status);
        expect(response.headers.get('location')).toBe(location ?? null);
      });

    test('every page comes with the headers of its rule', async () => {
      const rules = headerRules('dist');
      for (const { address } of builtPages()) {
        const response = await get(address);
        expect(response.status, address).toBe(200);
        const stated = rules.filter(({ matches }) => matches(address)).flatMap(({ headers }) => headers);
        for (const [header, value] of new Map(stated))
          expect(response.headers.get(header), address).toBe(value);
      }
    });

    test('an address that is not there shows the 404 page under a policy that lets it be shown', async () => {
      const [missing, page] = await Promise.all([get('/jobdescnone'), get('/404')]);
      expect(await missing.text()).toBe(await page.text());
      const style = /'sha256-[^']+'(?=; font-src)/;
      const allowed = style.exec(page.headers.get('content-security-policy') ?? '')?.[0] ?? 'none';
      // A policy that says nothing of styles allows them all; the openings' own rule says something.
      const [, styles = allowed] =
        /style-src([^;]*)/.exec(missing.headers.get('content-security-policy') ?? '') ?? [];
      expect(styles).toContain(allowed);
      expect(missing.headers.get('x-content-type-options')).toBe('nosniff');
    });

    test('a page is asked for again after a minute, a hashed file never', async () => {
      expect((await get('/about')).headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
      expect((await get(`/${chunk}`)).headers.get('cache-control')).toBe(
        'public, max-age=31536000, immutable',
      );
    });
  });

if (!hasNginx)
  test('nginx is not installed here, so its file is only built', () => {
    expect(globSync('.cache/hosts/nginx.conf')).toHaveLength(1);
  });
