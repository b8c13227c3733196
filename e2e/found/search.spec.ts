import { readdirSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { found, isClosed } from '../support/fixtures/found.ts';
import { canonicalOf, routes } from '../support/fixtures/routes.ts';
import { siteUrl } from '../support/hosts.ts';
import { expect, test } from '../support/test-site.ts';

const unlisted = ['/login', '/signup', '/forgotpassword', '/404'];

/** The address of every page in the built folder, aliases and the page for unknown addresses included. */
const built = readdirSync('dist')
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(index)?\.html$/, '')}`);

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

/** Every address the sitemap names, found as a search engine finds it: by robots.txt. */
async function listed(request: APIRequestContext): Promise<string[]> {
  const text = async (url: string) => (await request.get(url.replace(siteUrl, ''))).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(await text('/robots.txt'))?.[1] ?? '';
  return locations(await text(sitemap));
}

test('every page states its one address; /home is /, /Signup is /signup', async ({ page, request }) => {
  for (const { route, canonical, meta } of await found(page, request, [...routes, '/404'])) {
    expect(canonical, route).toBe(siteUrl + canonicalOf(route));
    expect(meta['og:url'], route).toBe(canonical);
  }
});

test('login, signup, forgot password, the page for unknown addresses and closed openings ask not to be listed', async ({
  page,
  request,
}) => {
  const all = await found(page, request, built);
  const asking = all.filter(({ noindex }) => noindex).map(({ route }) => canonicalOf(route));
  const closed = all.filter(isClosed).map(({ route }) => route);
  expect(new Set(asking)).toEqual(new Set([...unlisted, ...closed]));
});

test('the sitemap names every page that may be listed', async ({ page, request }) => {
  const all = await found(page, request, built);
  const indexable = all.filter(({ route, canonical, noindex }) => canonical === siteUrl + route && !noindex);
  expect(indexable.length).toBeGreaterThan(30);
  expect((await listed(request)).sort()).toEqual(indexable.map(({ route }) => siteUrl + route).sort());
});

test('every address of the sitemap answers, is canonical, and may be listed', async ({ page, request }) => {
  const urls = await listed(request);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) expect((await request.get(url.replace(siteUrl, ''))).status(), url).toBe(200);
  const paths = urls.map((url) => url.replace(siteUrl, ''));
  for (const { route, canonical, noindex } of await found(page, request, paths))
    expect({ canonical, noindex }).toEqual({ canonical: siteUrl + route, noindex: false });
});

test('crawlers may read everything, so that they see what asks not to be listed', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toContain('text/plain');
  expect(await answer.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});
