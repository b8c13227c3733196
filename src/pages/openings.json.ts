import type { APIRoute } from 'astro';
import { absolute } from '../seo/absolute.ts';
import { jsonFeed } from '../seo/feed-address.ts';
import { aboutFeed, feedItems } from '../seo/feeds.ts';

/** The open positions as JSON Feed 1.1 (jsonfeed.org); what a feed has no field for stands under `_opening`. */
export const GET: APIRoute = async () =>
  Response.json({
    version: 'https://jsonfeed.org/version/1.1',
    ...(await aboutFeed()),
    home_page_url: absolute('/positions'),
    feed_url: absolute(jsonFeed),
    language: 'en',
    items: (await feedItems()).map(({ title, url, posted, summary, facts }) => ({
      id: url,
      url,
      title,
      content_text: summary,
      date_published: posted.toISOString(),
      _opening: facts,
    })),
  });
