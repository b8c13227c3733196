import type { APIRoute } from 'astro';
import { absolute } from '../seo/absolute.ts';

/** Allows all pages, also those with `noindex`, because crawlers must read a page to find it. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
