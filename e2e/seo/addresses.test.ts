import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sites, siteUrl } from '../scripts/sites.ts';
import { type BuiltPage, builtSites, unchangedSite } from '../unit/built-site.ts';

/** The absolute URLs of this site in a text that machines read, with character references resolved. */
const urlsIn = (text: string) => {
  const urls = text
    .replaceAll('&amp;', '&')
    .matchAll(new RegExp(`${RegExp.escape(siteUrl)}[^\\s"'<>\\\\]*`, 'g'));
  return Array.from(urls, ([url]) => url);
};

/** The links, pictures and scripts of a page as absolute URLs. */
const linksOf = ({ path, document }: BuiltPage) =>
  [...document.querySelectorAll('[href], [src]')].map(
    (element) => new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', siteUrl + path),
  );

for (const site of builtSites)
  test(`${site.name}: every address in a page or a file for machines answers 200 exactly as written`, async () => {
    const { origin } = site === unchangedSite ? sites.unchanged : sites.changed;
    const files = ['openings.xml', 'sitemap.xml', 'robots.txt'].map((name) =>
      readFileSync(join(site.dir, name), 'utf8'),
    );
    const urls = [
      ...[...files, ...site.pages.map(({ html }) => html)].flatMap(urlsIn),
      ...site.pages.flatMap(linksOf).map(({ href }) => href),
    ];
    const paths = new Set(
      urls
        .filter((url) => url.startsWith(siteUrl))
        .map((url) => url.slice(siteUrl.length).replace(/#.*/, '') || '/'),
    );
    expect(paths.size).toBeGreaterThan(40);
    for (const path of paths) {
      const { status } = await fetch(origin + path, { redirect: 'manual' });
      expect.soft(status, path).toBe(200);
    }
  });
