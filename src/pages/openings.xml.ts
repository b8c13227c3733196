import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { absolute } from '../seo/absolute.ts';
import { aboutFeed, feedItems } from '../seo/feeds.ts';

/** The open positions as RSS 2.0. */
export const GET: APIRoute = async () =>
  rss({
    ...(await aboutFeed()),
    site: absolute('/positions'),
    trailingSlash: false,
    customData: '<language>en</language>',
    items: (await feedItems()).map(({ title, url, posted, summary, facts }) => ({
      title,
      link: url,
      pubDate: posted,
      description: summary,
      categories: [facts.location],
    })),
  });
