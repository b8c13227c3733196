import type { APIRoute } from 'astro';
import { indexedPages } from '../collections/entries.ts';
import { absolute } from '../seo/absolute.ts';

/** The sitemap (sitemaps.org). `updated` becomes `lastmod`. */
export const GET: APIRoute = async () => {
  const urls = (await indexedPages()).map(
    ({ data: { path, updated } }) =>
      `<url><loc>${absolute(path)}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}</url>\n`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
};
