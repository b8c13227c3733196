import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sites, siteUrl } from '../scripts/sites.ts';
import { builtSites, plainSite } from '../unit/built-site.ts';

/** The absolute URLs of this site in a text that machines read, with character references resolved. */
const urlsIn = (text: string) => {
  const urls = text
    .replaceAll('&amp;', '&')
    .matchAll(new RegExp(`${RegExp.escape(siteUrl)}[^\\s"'<>\\\\]*`, 'g'));
  return Array.from(urls, ([url]) => url);
};

for (const site of builtSites)
  test(`${site.name}: every address in a file for machines answers 200 exactly as written`, async () => {
    const { origin } = site === plainSite ? sites.plain : sites.changed;
    const files = ['openings.xml', 'sitemap.xml', 'robots.txt'].map((name) =>
      readFileSync(join(site.dir, name), 'utf8'),
    );
    const heads = site.pages.map(({ document }) => document.head.innerHTML);
    const data = site.pages.map(
      ({ document }) => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    );
    const paths = new Set(
      [...files, ...heads, ...data]
        .flatMap(urlsIn)
        .map((url) => url.slice(siteUrl.length).replace(/#.*/, '') || '/'),
    );
    expect(paths.size).toBeGreaterThan(40);
    for (const path of paths) {
      const { status } = await fetch(origin + path, { redirect: 'manual' });
      expect.soft(status, path).toBe(200);
    }
  });
