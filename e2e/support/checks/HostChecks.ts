import type { APIRequestContext } from '@playwright/test';
import { publicFiles } from '../../../src/loader/files.ts';
import { remainingSamples } from '../../../src/site.ts';
import { appliesTo, readHeaderRules } from '../host-rules.ts';

/** A response of the host. */
interface Response {
  readonly path: string;
  readonly status: number;
  /** Where it redirects to: a path of this host, or another URL; empty without a redirect. */
  readonly location: string;
  /** A header by its name in lower case; empty if the header is missing. */
  readonly header: (name: string) => string;
  readonly body: string;
}

/** What to change on the host unless all of these responses are good. A path stands for its response. */
type Check = readonly [
  change: string,
  responses: readonly (string | Response)[],
  isGood: (response: Response) => boolean,
];

const hasStatus =
  (expected: number) =>
  ({ status }: Response) =>
    status === expected;

/** The checks of a host that need no browser. Each method returns what to change, with the first wrong paths. */
export class HostChecks {
  readonly #origin: string;
  readonly #request: APIRequestContext;
  /** The responses by path, since several checks need the same ones. */
  readonly #responses: Record<string, Response> = {};

  constructor(origin: string, request: APIRequestContext) {
    this.#origin = origin;
    this.#request = request;
  }

  /** Checks how the host sends pages, errors, headers and files. */
  async serving(): Promise<readonly string[]> {
    const pages = await this.#pages();
    const script = /\/_astro\/[\w.-]+\.js/.exec((await this.#get('/')).body)?.[0] ?? '/_astro/none.js';
    const paths = pages.filter((path) => path !== '/');
    const isElsewhere = ({ status, location }: Response) => status === 404 || paths.includes(location);
    const upperCase = paths.map((path) => path.toUpperCase()).filter((path) => !paths.includes(path));
    const unknownPages = ['/no-such-page', '/about/no-such-page'];
    const notFound = await this.#get('/404');
    const headers = { 'if-none-match': (await this.#get('/about')).header('etag') };
    return this.#faultsOf([
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
        [await this.#get('/about', { headers })],
        hasStatus(304),
      ],
    ]);
  }

  /** Checks that the host with or without `www.` redirects here, or does not exist: the API allows one origin. */
  async otherName(
    other = this.#origin.replace(/\/\/(www\.)?/, (_, www?: string) => (www ? '//' : '//www.')),
  ): Promise<readonly string[]> {
    const response = await this.#get(`${other}/about`, { timeout: 5000 }).catch(() => undefined);
    if (!response) return [];
    const isElsewhere = ({ status, location }: Response) => status >= 400 || location === '/about';
    return this.#faultsOf([[`Redirect ${other} to ${this.#origin}`, [response], isElsewhere]]);
  }

  /** Checks that the pages are built for this address, without placeholders, and for search engines to list. */
  async build(): Promise<readonly string[]> {
    const origin = this.#origin;
    const pages = await this.#pages();
    const change = `Build with SITE_URL=${origin} and upload all of dist/`;
    const samples = [...remainingSamples, { field: 'SITE_URL or PUBLIC_API_HOST', value: 'example.com' }];
    return this.#faultsOf([
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
  async api(): Promise<readonly string[]> {
    const origin = this.#origin;
    const policy = /connect-src[^;]*?(https?:\/\/[^\s;]+)/.exec((await this.#get('/apply')).body);
    const api = policy?.[1] ?? origin;
    const call = await this.#get(`${api}/user_auth/username/available?username=live`, {
      headers: { origin },
    });
    const preflight = await this.#get(`${api}/user_auth/login`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    return this.#faultsOf([
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
  async #pages(): Promise<readonly string[]> {
    const urls = (await this.#get('/sitemap.xml')).body.matchAll(/(?<=<loc>)[^<]+/g);
    return Array.from(urls, ([url]) => new URL(url).pathname);
  }

  /** What to change, each once. A check without a response fails too. */
  async #faultsOf(checks: readonly Check[]): Promise<readonly string[]> {
    const faults = new Set<string>();
    for (const [change, requests, isGood] of checks) {
      if (requests.length === 0) faults.add('The host sends no sitemap.xml: upload all of dist/');
      const responses = await Array.fromAsync(requests, async (each) =>
        typeof each === 'string' ? (this.#responses[each] ??= await this.#get(each)) : each,
      );
      const wrong = responses.filter((response) => !isGood(response)).map(({ path }) => path);
      if (wrong.length > 0) faults.add(`${change} (${wrong.slice(0, 5).join(', ')})`);
    }
    return [...faults];
  }

  /** Requests a path of the site, or another URL, without following redirects. */
  async #get(path: string, options: object = {}): Promise<Response> {
    const url = new URL(path, this.#origin);
    const response = await this.#request.fetch(url.href, { ...options, maxRedirects: 0 });
    const header = (name: string) => response.headers()[name] ?? '';
    const target = new URL(header('location'), url);
    const location = header('location') && (target.origin === this.#origin ? target.pathname : target.href);
    return { path, status: response.status(), location, header, body: await response.text() };
  }
}

/** The checks of the headers in `public/_headers`. */
const headerChecks = (paths: readonly string[]): readonly Check[] =>
  readHeaderRules('public').flatMap((rule) =>
    rule.headers.map(([name, value]) => [
      `Send "${name}: ${value}"; .config/hosts/ has a file per host`,
      paths.filter((path) => appliesTo(rule, path)),
      ({ header }) => header(name.toLowerCase()) === value,
    ]),
  );

/** Whether a `security.txt` is valid today and for less than a year (RFC 9116). */
function isValidContact({ body }: Response): boolean {
  const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  return days > 0 && days < 366;
}
