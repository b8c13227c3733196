import type { APIRoute } from 'astro';
import { absolute } from '../seo/absolute.ts';

/** Allows all pages: crawlers must read a page to find its `noindex`. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`);
