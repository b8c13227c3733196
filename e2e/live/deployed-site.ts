import { parseHTML } from 'linkedom';

/** The origin of the deployed site. */
export const origin = process.env['BASE_URL'] ?? '';

/** A response of the host. Redirects are not followed. */
export interface Response {
  readonly path: string;
  readonly status: number;
  /** The path to which the host redirects, or the URL when it is on another host; empty without a redirect. */
  readonly location: string;
  /** A header by its name; empty when it is missing. */
  readonly header: (name: string) => string;
  readonly body: string;
  readonly document: Document;
}

/**
 * Requests a path of the site, or another URL.
 * @throws Error when the host does not respond
 */
export async function get(path: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(path, origin);
  const response = await fetch(url, { redirect: 'manual', ...init }).catch((cause: unknown) => {
    throw new Error(`${url} does not respond: make it reachable`, { cause });
  });
  const header = (name: string) => response.headers.get(name) ?? '';
  const target = header('location') && new URL(header('location'), url);
  const location = target && (target.origin === origin ? target.pathname : target.href);
  const body = await response.text();
  return { path, status: response.status, location, header, body, document: parseHTML(body).document };
}

/** Requests paths, four at a time. */
export async function getAll(paths: readonly string[]): Promise<Response[]> {
  const responses: Response[] = [];
  for (let start = 0; start < paths.length; start += 4)
    responses.push(...(await Promise.all(paths.slice(start, start + 4).map((path) => get(path)))));
  return responses;
}

/** Requests the pages of the sitemap. */
export async function getPages(): Promise<Response[]> {
  const { body } = await get('/sitemap.xml');
  return getAll([...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname));
}
