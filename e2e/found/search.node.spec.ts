import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds } from '../support/builds.ts';
import { asksNotToBeListed, isClosed, pageAt, readPages } from '../support/fixtures/read-pages.ts';
import { canonicalOf, pages, routes } from '../support/fixtures/routes.ts';
import { siteUrl } from '../support/hosts.ts';
import { site } from '../../src/site.ts';
import { expect, test } from '../support/test-site.ts';

const unlisted = ['/login', '/signup', '/forgotpassword', '/404'];

test('every page states its one address, title and description; /home is /, /Signup is /signup', () => {
  for (const route of [...routes, '/404']) {
    const { title, canonical, meta, headings } = pageAt(route);
    const original = pageAt(canonicalOf(route));
    expect({ title, meta, headings }, route).toEqual({
      title: original.title,
      meta: original.meta,
      headings: original.headings,
    });
    expect(canonical, route).toBe(siteUrl + canonicalOf(route));
    expect(meta['og:url'], route).toBe(canonical);
    expect(title, route).toContain(site.name);
    const { length } = meta['description'] ?? '';
    expect(length, `${route}: ${meta['description']}`).toBeGreaterThanOrEqual(50);
    expect(length, `${route}: ${meta['description']}`).toBeLessThanOrEqual(160);
  }
  for (const what of [
    pages.map((route) => pageAt(route).title),
    pages.map((route) => pageAt(route).meta['description']),
  ])
    expect(new Set(what).size).toBe(pages.length);
});

test('login, signup, forgot password, the page for unknown addresses and closed openings ask not to be listed', () => {
  const asking = readPages().filter(asksNotToBeListed);
  const closed = readPages().filter(isClosed);
  expect(new Set(asking.map(({ route }) => canonicalOf(route)))).toEqual(
    new Set([...unlisted, ...closed.map(({ route }) => route)]),
  );
});

test('the sitemap names every page that may be listed, once, and no other', () => {
  const sitemap = readFileSync(join(builds.plain.dist, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const indexable = readPages()
    .filter((page) => page.canonical === siteUrl + page.route && !asksNotToBeListed(page))
    .map(({ canonical }) => canonical);
  expect(indexable.length).toBeGreaterThan(30);
  expect(listed.sort()).toEqual(indexable.sort());
});

test('crawlers may read everything, so that they see what asks not to be listed', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});
