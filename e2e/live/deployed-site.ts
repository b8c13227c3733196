import { parseHTML } from 'linkedom';

/** The origin of the deployed site. */
export const origin = process.env['BASE_URL'] ?? '';

/** Requests a path of the site, or another URL, without following redirects. */
export async function get(url: string, init: RequestInit = {}) {
  const response = await fetch(new URL(url, origin), { redirect: 'manual', ...init });
  return {
    status: response.status,
    header: (name: string) => response.headers.get(name),
    /** Where the response redirects: a path of the site, or another URL. */
    location: response.headers.get('location')?.replace(new RegExp(`^${RegExp.escape(origin)}(?=/.)`), ''),
    body: await response.text(),
  };
}

/** Requests a page and parses it. */
export const fetchDocument = async (path: string): Promise<Document> =>
  parseHTML((await get(path)).body).document;

/** The paths of the pages in the sitemap, the home page first. */
export async function readPaths(): Promise<readonly string[]> {
  const { body } = await get('/sitemap.xml');
  const urls = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...new Set(['/', ...urls])];
}
