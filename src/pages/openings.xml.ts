import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { openJobs, pageAt } from '../collections/entries.ts';
import { absolute } from '../seo/absolute.ts';
import { site } from '../site.ts';

/** The open positions as RSS 2.0. The time of a posting is midnight UTC. */
export const GET: APIRoute = async ({ url }) => {
  const { title, description } = await pageAt('/positions');
  return rss({
    title: `${title} · ${site.name}`,
    description,
    site: absolute('/positions'),
    trailingSlash: false,
    // RSS Advisory Board: a feed should contain its own address.
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>en</language><atom:link href="${absolute(url.pathname)}" rel="self" type="application/rss+xml"/>`,
    items: (await openJobs()).map(({ data }) => ({
      title: data.title,
      link: absolute(data.path),
      pubDate: new Date(data.postedOn),
      description: data.summary,
      categories: [data.location],
    })),
  });
};
