import type { APIRoute } from 'astro';
import { absolute } from '../seo/absolute.ts';

/** Everything may be read, also pages that ask not to be listed: a crawler must see that they do. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
