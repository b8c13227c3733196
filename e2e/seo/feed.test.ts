import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DOMParser } from 'linkedom';
import { changed } from '../scripts/changed-site.ts';
import { siteUrl } from '../scripts/sites.ts';
import { builtSites, pageAt, unchangedSite, textOf } from '../unit/built-site.ts';

for (const site of builtSites)
  test(`${site.name}: the feed lists the open positions of the table, in its order`, () => {
    const { document } = pageAt(site, '/positions');
    const rows = [...document.querySelectorAll('main tbody tr')].map((row) => ({
      title: textOf(row.querySelector('th')),
      url: siteUrl + row.querySelector('a')?.getAttribute('href'),
      posted: /\d+\/\d+\/\d{4}/.exec(textOf(row))?.[0],
    }));
    const alternate = document.querySelector('head link[rel=alternate][type="application/rss+xml"]');
    const link = alternate?.getAttribute('href') ?? '';
    const feed = new DOMParser().parseFromString(readFileSync(join(site.dir, link), 'utf8'), 'text/xml');
    const items = [...feed.querySelectorAll('rss > channel > item')].map((item) => {
      const date = new Date(textOf(item.querySelector('pubDate')));
      return {
        title: textOf(item.querySelector('title')),
        url: textOf(item.querySelector('link')),
        posted: `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`,
      };
    });
    if (site !== unchangedSite)
      expect(rows).toContainEqual(expect.objectContaining({ title: changed.opening.title }));
    expect(items).toEqual(rows);
  });
