import type { APIRoute } from 'astro';
import { indexedPages } from '../collections/entries.ts';
import { absolute } from '../seo/absolute.ts';

/**
 * The sitemap (sitemaps.org): exactly the pages to be found, each with the day its content file says it was changed, if
 * it does. Nothing is taken from the clock, so equal content gives an equal file. It may hold 50,000 addresses.
 */
export const GET: APIRoute = async () => {
  const urls = (await indexedPages()).map(
    ({ data: { path, updated } }) =>
      `<url><loc>${absolute(path)}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>\n`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
