import type { APIRequestContext } from '@playwright/test';
import { publicFiles } from '../../../src/loader/files.ts';
import { remainingSamples } from '../../../src/site.ts';
import { appliesTo, readHeaderRules } from '../sites/host-rules.ts';

/** A response of the host. */
interface HostResponse {
  readonly path: string;
  readonly status: number;
  /** Where it redirects to: a path of this host, or another URL; empty without a redirect. */
  readonly location: string;
  /** A header by its name in lower case; empty if the header is missing. */
  readonly header: (name: string) => string;
  readonly body: string;
}

/** The change to make if a response is wrong. Strings are paths to request. */
type Check = readonly [
  change: string,
  responses: readonly (string | HostResponse)[],
  isGood: (response: HostResponse) => boolean,
];

const hasStatus =
  (expected: number) =>
  ({ status }: HostResponse) =>
    status === expected;

/** The checks of a host that need no browser. Each returns what to change, with the first wrong paths. */
export function hostChecks(origin: string, request: APIRequestContext) {
  /** The responses by path, since several checks need the same ones. */
  const known: Record<string, HostResponse> = {};

  /** Checks how the host sends pages, errors, headers and files. */
  async function serving(): Promise<readonly string[]> {
    const pages = await listPages();
    const script = /\/_astro\/[\w.-]+\.js/.exec((await get('/')).body)?.[0] ?? '/_astro/none.js';
    const paths = pages.filter((path) => path !== '/');
    const isElsewhere = ({ status, location }: HostResponse) => status === 404 || paths.includes(location);
    const upperCase = paths.map((path) => path.toUpperCase()).filter((path) => !paths.includes(path));
    const unknownPages = ['/no-such-page', '/about/no-such-page'];
    const notFound = await get('/404');
    const headers = { 'if-none-match': (await get('/about')).header('etag') };
    return faultsOf([
      ['Upload all of dist/, and serve about.html at /about', pages, hasStatus(200)],
      [
        'Send pages as "text/html; charset=utf-8"',
        pages,
        ({ header }) => /^text\/html; ?charset=utf-8$/i.test(header('content-type')),
      ],
      [
        'Send status 404 for unknown paths, not the home page',
        [...unknownPages, '/_astro/no-such-file.js'],
        hasStatus(404),
      ],
      ['Make 404.html the page for status 404', unknownPages, ({ body }) => body === notFound.body],
      ['Distinguish letter case: /ABOUT is another path than /about', upperCase, isElsewhere],
      ['Redirect /about/ to /about with status 301', paths.map((path) => `${path}/`), isElsewhere],
      [
        'Redirect /.well-known/change-password to /forgotpassword with status 302',
        ['/.well-known/change-password'],
        ({ status, location }) => status === 302 && location === '/forgotpassword',
      ],
      ...headerChecks(['/', script, '/no-such-page']),
      [
        'Serve each file of public/ at its own address',
        publicFiles().filter((file) => file !== '/_headers'),
        hasStatus(200),
      ],
      ['Do not serve these files', ['/_headers', '/_redirects'], hasStatus(404)],
      [
        'Compress with brotli, or gzip at level 6',
        ['/', '/about', script],
        ({ header }) => /^(br|gzip|zstd)$/.test(header('content-encoding')),
      ],
      [
        'Send pages with "Cache-Control: public, max-age=0, must-revalidate"',
        pages,
        ({ header }) => header('cache-control').includes('max-age=0'),
      ],
      [
        'Send ETag, and respond to If-None-Match with 304',
        [await get('/about', { headers })],
        hasStatus(304),
      ],
    ]);
  }

  /**
   * The API allows one origin. So the other name of the host, with or without `www.`, must redirect to this one, unless it does not
   * exist.
   */
  async function otherName(
    other = origin.replace(/\/\/(www\.)?/, (_, www?: string) => (www ? '//' : '//www.')),
  ): Promise<readonly string[]> {
    const response = await get(`${other}/about`, { timeout: 5000 }).catch(() => undefined);
    if (!response) return [];
    const isElsewhere = ({ status, location }: HostResponse) => status >= 400 || location === '/about';
    return faultsOf([[`Redirect ${other} to ${origin}`, [response], isElsewhere]]);
  }

  /** Checks that the pages are built for this address, without placeholders, and for search engines to list. */
  async function build(): Promise<readonly string[]> {
    const pages = await listPages();
    const change = `Build with SITE_URL=${origin} and upload all of dist/`;
    const samples = [...remainingSamples, { field: 'SITE_URL or PUBLIC_API_HOST', value: 'example.com' }];
    return faultsOf([
      [change, pages, ({ path, body }) => body.includes(`rel="canonical" href="${new URL(path, origin)}"`)],
      [change, ['/robots.txt'], ({ body }) => body.includes(`${origin}/sitemap.xml`)],
      [
        'Build the site again: /.well-known/security.txt is missing or expires',
        ['/.well-known/security.txt'],
        isValidContact,
      ],
      ['Send X-Robots-Tag only from a preview', pages, ({ header }) => !header('x-robots-tag')],
      ...samples.map(({ field, value }): Check => [
        `Replace ${field} (content/site.yaml or a variable)`,
        pages,
        ({ body }) => !body.includes(value),
      ]),
    ]);
  }

  /** Checks that the API responds to the site. */
  async function api(): Promise<readonly string[]> {
    const policy = /connect-src[^;]*?(https?:\/\/[^\s;]+)/.exec((await get('/apply')).body);
    const api = policy?.[1] ?? origin;
    const call = await get(`${api}/user_auth/username/available?username=live`, {
      headers: { origin },
    });
    const preflight = await get(`${api}/user_auth/login`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    return faultsOf([
      [
        `Make the API respond at ${api}/user_auth/`,
        [call],
        ({ header }) => header('content-type').includes('json'),
      ],
      [
        'Do not redirect this path: the application would be lost',
        [`${api}/user_auth/internInformation/`],
        ({ location }) => !location,
      ],
      [
        `Make the API allow ${origin}, POST and content-type (CORS)`,
        [call, preflight],
        // Browsers need these headers only from another origin.
        ({ header }) => api === origin || ['*', origin].includes(header('access-control-allow-origin')),
      ],
    ]);
  }

  /** The paths of the pages that the sitemap lists. */
  async function listPages(): Promise<readonly string[]> {
    const urls = (await get('/sitemap.xml')).body.matchAll(/(?<=<loc>)[^<]+/g);
    return Array.from(urls, ([url]) => new URL(url).pathname);
  }

  /** The changes, without duplicates. A check without a response fails too. */
  async function faultsOf(checks: readonly Check[]): Promise<readonly string[]> {
    const faults = new Set<string>();
    for (const [change, requests, isGood] of checks) {
      if (requests.length === 0) faults.add('The host sends no sitemap.xml: upload all of dist/');
      const responses = await Array.fromAsync(requests, async (each) =>
        typeof each === 'string' ? (known[each] ??= await get(each)) : each,
      );
      const wrong = responses.filter((response) => !isGood(response)).map(({ path }) => path);
      if (wrong.length > 0) faults.add(`${change} (${wrong.slice(0, 5).join(', ')})`);
    }
    return [...faults];
  }

  /** Requests a path of the site, or another URL, without following redirects. */
  async function get(path: string, options: object = {}): Promise<HostResponse> {
    const url = new URL(path, origin);
    const response = await request.fetch(url.href, { ...options, maxRedirects: 0 });
    const header = (name: string) => response.headers()[name] ?? '';
    const target = new URL(header('location'), url);
    const location = header('location') && (target.origin === origin ? target.pathname : target.href);
    return { path, status: response.status(), location, header, body: await response.text() };
  }

  return { serving, otherName, build, api };
}

/** The checks of the headers in `public/_headers`. */
const headerChecks = (paths: readonly string[]): readonly Check[] =>
  readHeaderRules('public').map((rule) => [
    `Send "${rule.name}: ${rule.value}"; .config/hosts/ has a file per host`,
    paths.filter((path) => appliesTo(rule, path)),
    ({ header }) => header(rule.name.toLowerCase()) === rule.value,
  ]);

/** Whether a `security.txt` is valid today and for less than a year (RFC 9116). */
function isValidContact({ body }: HostResponse): boolean {
  const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  return days > 0 && days < 366;
}
