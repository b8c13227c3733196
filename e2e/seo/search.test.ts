import { expect, test } from '@playwright/test';
import { DOMParser } from 'linkedom';
import { sites, siteUrl } from '../support/sites/local-servers.ts';
import { changed } from '../support/sites/changed-site.ts';
import { builtSites, changedSite, textOf, unchangedSite } from '../support/sites/built-site.ts';

/** The pages that ask search engines not to list them. */
const unlisted = ['/404', '/Signup', '/forgotpassword', '/login', '/signup'];

/** The second addresses of pages. */
const aliases: Readonly<Record<string, string>> = { '/home': '/', '/Signup': '/signup' };

for (const site of builtSites)
  test.describe(site.name, () => {
    const { read, pages } = site;

    test('every page has a title with the company name, a description and one canonical URL', () => {
      for (const page of pages) {
        const { document, path } = page;
        expect.soft(document.title, path).toContain(site.company);
        expect.soft(page.meta('description'), path).toMatch(/\S.{20,}/);
        expect.soft(page.all('link[rel=canonical]'), path).toHaveLength(1);
        expect.soft(page.canonical, path).toBe(siteUrl + (aliases[path] ?? path));
        expect.soft(page.meta('og:url'), path).toBe(page.canonical);
        expect.soft(document.title, path).toContain(page.meta('og:title'));
        expect.soft(page.meta('og:description'), path).toBe(page.meta('description'));
        expect.soft(page.meta('og:site_name'), path).toBe(site.company);
      }
    });

    test('/home is an alias of /, and /Signup of /signup', () => {
      for (const [alias, path] of Object.entries(aliases))
        expect(site.page(alias).html).toBe(site.page(path).html);
    });

    test('account forms, the 404 page and closed positions ask search engines not to list them', () => {
      const closed = pages.filter(({ isClosed }) => isClosed).map(({ path }) => path);
      const asking = pages.filter(({ isNoindex }) => isNoindex).map(({ path }) => path);
      expect(asking.sort()).toEqual([...unlisted, ...closed].sort());
    });

    test('robots.txt names the sitemap, and the sitemap lists every page that search engines may list', () => {
      const sitemap = read('sitemap.xml');
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
      const expected = pages.filter(({ isNoindex }) => !isNoindex).map(({ canonical }) => canonical);
      expect(listed.length).toBeGreaterThan(10);
      expect(listed.sort()).toEqual([...new Set(expected)].sort());

      const robots = read('robots.txt');
      expect(robots).not.toMatch(/^disallow:/im);
      expect(robots.split('\n')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    });
  });

test('search results and previews show the search title of a page, and its heading shows the title', () => {
  const { path, title, searchTitle } = changed.service;
  const page = changedSite.page(path);
  expect(page.document.title).toBe(`${searchTitle} · ${changed.name}`);
  expect(page.meta('og:title')).toBe(searchTitle);
  expect(textOf(page.document.querySelector('h1'))).toBe(title);
  expect(page.main.innerHTML).not.toContain(searchTitle);
  expect(page.document.querySelector('script[type="application/ld+json"]')?.textContent).not.toContain(
    searchTitle,
  );
});

for (const site of builtSites)
  test(`${site.name}: the feed lists the open positions of the table, in its order`, () => {
    const page = site.page('/positions');
    const rows = page.all('main tbody tr').map((row) => ({
      title: textOf(row.querySelector('th')),
      url: siteUrl + row.querySelector('a')?.getAttribute('href'),
      posted: /\d+\/\d+\/\d{4}/.exec(textOf(row))?.[0],
    }));
    const [alternate] = page.all('head link[rel=alternate][type="application/rss+xml"]');
    const link = alternate?.getAttribute('href') ?? '';
    const feed = new DOMParser().parseFromString(site.read(link), 'text/xml');
    const self = feed.getElementsByTagName('atom:link')[0];
    expect(self?.getAttribute('href')).toBe(siteUrl + link);
    const items = [...feed.querySelectorAll('rss > channel > item')].map((item) => {
      const date = new Date(textOf(item.querySelector('pubDate')));
      return {
        title: textOf(item.querySelector('title')),
        url: textOf(item.querySelector('link')),
        posted: `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`,
      };
    });
    if (site !== unchangedSite)
      expect(rows).toContainEqual(expect.objectContaining({ title: changed.job.title }));
    expect(items).toEqual(rows);
  });

/** The addresses of this site in a text, without anchors. Links from page to page have no origin. */
const addressesIn = (text: string) => {
  const urls = text
    .replaceAll('&amp;', '&')
    .replaceAll(/(href|src)="(?!\w+:)/g, `$&${siteUrl}`)
    .matchAll(new RegExp(`${RegExp.escape(siteUrl)}([^\\s"'<>\\\\#]*)`, 'g'));
  return Array.from(urls, ([, path]) => path || '/');
};

for (const site of builtSites)
  test(`${site.name}: the host serves every page, and every address in the pages, the feed, the sitemap and robots.txt, without a redirect`, async () => {
    const { origin } = site === unchangedSite ? sites.unchanged : sites.changed;
    const files = ['openings.xml', 'sitemap.xml', 'robots.txt'].map(site.read);
    const found = [...files, ...site.pages.map(({ html }) => html)].flatMap(addressesIn);
    const addresses = new Set([...site.pages.map(({ path }) => path), ...found]);
    expect(addresses.size).toBeGreaterThan(40);
    for (const address of addresses) {
      const { status } = await fetch(origin + address, { redirect: 'manual' });
      expect.soft(status, address).toBe(200);
    }
  });
