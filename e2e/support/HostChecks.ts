import type { APIRequestContext } from '@playwright/test';
import { publicFiles } from '../../src/collections/files.ts';
import { remainingSamples } from '../../src/site.ts';
import { appliesTo, readHeaderRules } from '../scripts/host-rules.ts';

/** A response of the host. `location` is the path of a redirect on this host, or another URL; empty without one. */
interface Response {
  readonly path: string;
  readonly status: number;
  readonly location: string;
  /** A header by its name in lower case; empty when it is missing. */
  readonly header: (name: string) => string;
  readonly body: string;
}

/** Whether it is a text with a mailbox that counts today, and for less than a year (RFC 9116). */
function isValidContact({ header, body }: Response): boolean {
  const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  const isText = header('content-type').startsWith('text/plain');
  return isText && /^Contact: mailto:\S+@\S+$/m.test(body) && days > 0 && days < 366;
}

/** The checks of a host that need no browser. Each returns what to change on the host, with the first wrong paths. */
export class HostChecks {
  readonly #origin: string;
  readonly #request: APIRequestContext;
  #faults: string[] = [];

  constructor(origin: string, request: APIRequestContext) {
    this.#origin = origin;
    this.#request = request;
  }

  /** Whether the host sends pages, errors, headers and caching as it should. */
  async serving(): Promise<readonly string[]> {
    const pages = await this.#pages();
    const script = /\/_astro\/[\w.-]+\.js/.exec(pages[0]?.body ?? '')?.[0] ?? '/_astro/none.js';
    this.#expectPages(pages);
    await this.#expectNotFound();
    await this.#expectOneAddress(pages);
    await this.#expectWellKnown(pages);
    await this.#expectHeaders(['/', script, '/no-such-page']);
    const change = 'Compress with brotli, or gzip at level 6';
    const isCompressed = ({ header }: Response) => /^(br|gzip|zstd)$/.test(header('content-encoding'));
    this.#expectAll(await this.#getAll(['/', '/about', script]), change, isCompressed);
    await this.#expectCaching(pages, script);
    return this.#takeFaults();
  }

  /** Whether the same host with or without `www.` redirects here, or does not exist: the API allows one origin. */
  async otherName(
    other = this.#origin.replace(/\/\/(www\.)?/, (_, www?: string) => (www ? '//' : '//www.')),
  ): Promise<readonly string[]> {
    const response = await this.#get(`${other}/about`, { timeout: 5000 }).catch(() => undefined);
    const isElsewhere = ({ status, location }: Response) => status >= 400 || location === '/about';
    if (response) this.#expectAll([response], `Redirect ${other} to ${this.#origin}`, isElsewhere);
    return this.#takeFaults();
  }

  /** Whether the pages are built for this address, without placeholders, for search engines to list. */
  async build(): Promise<readonly string[]> {
    const pages = await this.#pages();
    const origin = this.#origin;
    const change = `Build with SITE_URL=${origin} and upload all of dist/`;
    this.#expectAll(pages, change, ({ path, body }) =>
      body.includes(`rel="canonical" href="${new URL(path, origin)}"`),
    );
    const robots = await this.#get('/robots.txt');
    this.#expectAll([robots], change, ({ body }) => body.includes(`${origin}/sitemap.xml`));
    this.#expectAll(pages, 'Send X-Robots-Tag only from a preview', (each) => !each.header('x-robots-tag'));
    for (const { field, value } of [
      ...remainingSamples,
      { field: 'SITE_URL or PUBLIC_API_HOST', value: 'example.com' },
    ]) {
      const replace = `Replace ${field} (content/site.yaml or a variable)`;
      this.#expectAll(pages, replace, ({ body }) => !body.includes(value));
    }
    return this.#takeFaults();
  }

  /** Whether the API responds to the site. */
  async api(): Promise<readonly string[]> {
    const origin = this.#origin;
    const policy = /connect-src[^;]*?(https?:\/\/[^\s;]+)/.exec((await this.#get('/apply')).body);
    const api = policy?.[1] ?? origin;
    const query = `${api}/user_auth/username/available?username=live`;
    const check = await this.#get(query, { headers: { origin } });
    const isJson = ({ header }: Response) => header('content-type').includes('json');
    this.#expectAll([check], `Make the API respond at ${api}/user_auth/`, isJson);
    const upload = await this.#get(`${api}/user_auth/internInformation/`);
    const change = 'Do not redirect this path: the application would be lost';
    this.#expectAll([upload], change, ({ location }) => !location);
    const asked = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const options = { method: 'OPTIONS', headers: { origin, ...asked } };
    const preflight = await this.#get(`${api}/user_auth/login`, options);
    // Browsers need CORS headers only from another origin.
    const isAllowed = ({ header }: Response) =>
      api === origin || ['*', origin].includes(header('access-control-allow-origin'));
    this.#expectAll(
      [check, preflight],
      `Make the API allow ${origin}, POST and content-type (CORS)`,
      isAllowed,
    );
    return this.#takeFaults();
  }

  #expectPages(pages: readonly Response[]) {
    const served = 'Upload all of dist/, and serve about.html at /about';
    this.#expectAll(pages, served, ({ status }) => status === 200);
    const type = /^text\/html; ?charset=utf-8$/i;
    const change = 'Send pages as "text/html; charset=utf-8"';
    this.#expectAll(pages, change, ({ header }) => type.test(header('content-type')));
    const hidden = 'Switch off "Email address obfuscation" on Cloudflare';
    this.#expectAll(pages, hidden, ({ body }) => !body.includes('/cdn-cgi/l/email-protection'));
  }

  async #expectNotFound() {
    const unknown = await this.#getAll(['/no-such-page', '/about/no-such-page', '/_astro/no-such-file.js']);
    const change = 'Send status 404 for unknown paths, not the home page';
    this.#expectAll(unknown, change, ({ status }) => status === 404);
    const { body } = await this.#get('/404');
    this.#expectAll(
      unknown.slice(0, 2),
      'Make 404.html the page for status 404',
      (each) => each.body === body,
    );
  }

  async #expectOneAddress(pages: readonly Response[]) {
    const paths = pages.map(({ path }) => path).filter((path) => path !== '/');
    const isElsewhere = ({ status, location }: Response) => status === 404 || paths.includes(location);
    const upper = await this.#getAll(
      paths.map((path) => path.toUpperCase()).filter((path) => !paths.includes(path)),
    );
    this.#expectAll(upper, 'Distinguish letter case: /ABOUT is another path than /about', isElsewhere);
    const slash = await this.#getAll(paths.map((path) => `${path}/`));
    this.#expectAll(slash, 'Redirect /about/ to /about with status 301', isElsewhere);
  }

  async #expectWellKnown(pages: readonly Response[]) {
    const change = 'Redirect /.well-known/change-password to /forgotpassword with status 302';
    const isForm = ({ status, location }: Response) => status === 302 && location === '/forgotpassword';
    this.#expectAll([await this.#get('/.well-known/change-password')], change, isForm);
    const security = await this.#get('/.well-known/security.txt');
    const placeholder = remainingSamples.find(({ field }) => field === 'email')?.value;
    // A site with the placeholder has no such file.
    if (security.status === 404 && placeholder && pages.some(({ body }) => body.includes(placeholder)))
      return;
    const missing = 'Build the site again: /.well-known/security.txt is missing or expires';
    this.#expectAll([security], missing, isValidContact);
  }

  async #expectHeaders(paths: readonly string[]) {
    const rules = readHeaderRules('public');
    for (const response of await this.#getAll(paths))
      for (const rule of rules.filter((rule) => appliesTo(rule, response.path)))
        for (const [name, value] of rule.headers) {
          const change = `Send "${name}: ${value}"; .config/hosts/ has a file per host`;
          this.#expectAll([response], change, ({ header }) => header(name.toLowerCase()) === value);
        }
    const own = publicFiles().filter((file) => file !== '/_headers');
    const change = 'Serve each file of public/ at its own address';
    this.#expectAll(await this.#getAll(own), change, ({ status }) => status === 200);
    const rulesAsFiles = await this.#getAll(['/_headers', '/_redirects']);
    this.#expectAll(rulesAsFiles, 'Do not serve these files', ({ status }) => status === 404);
  }

  async #expectCaching(pages: readonly Response[], script: string) {
    const isCached = (how: string) => (each: Response) => each.header('cache-control').includes(how);
    const again = 'Send pages with "Cache-Control: public, max-age=0, must-revalidate"';
    this.#expectAll(pages, again, isCached('max-age=0'));
    const change = 'Send /_astro/ with "Cache-Control: public, max-age=31536000, immutable"';
    this.#expectAll([await this.#get(script)], change, isCached('immutable'));
    const headers = { 'if-none-match': (await this.#get('/about')).header('etag') };
    const cached = await this.#get('/about', { headers });
    const etag = 'Send ETag, and respond to If-None-Match with 304';
    this.#expectAll([cached], etag, ({ status }) => status === 304);
  }

  /** Notes a fault if there is no response, or one that is not good. */
  #expectAll(responses: readonly Response[], change: string, isGood: (response: Response) => boolean) {
    const wrong = responses.filter((response) => !isGood(response)).map(({ path }) => path);
    if (responses.length === 0) this.#faults.push('The host sends no sitemap.xml: upload all of dist/');
    else if (wrong.length > 0) this.#faults.push(`${change} (${wrong.slice(0, 5).join(', ')})`);
  }

  #takeFaults(): readonly string[] {
    const faults = [...new Set(this.#faults)];
    this.#faults = [];
    return faults;
  }

  /** The pages that the sitemap lists. */
  async #pages(): Promise<readonly Response[]> {
    const urls = (await this.#get('/sitemap.xml')).body.matchAll(/(?<=<loc>)[^<]+/g);
    return this.#getAll([...urls].map(([url]) => new URL(url).pathname));
  }

  #getAll(paths: readonly string[]): Promise<Response[]> {
    return Array.fromAsync(paths, (path) => this.#get(path));
  }

  /** Requests a path of the site, or another URL. Redirects are not followed. */
  async #get(path: string, options: object = {}): Promise<Response> {
    const url = new URL(path, this.#origin);
    const response = await this.#request.fetch(url.href, { ...options, maxRedirects: 0 });
    const header = (name: string) => response.headers()[name] ?? '';
    const target = new URL(header('location'), url);
    const location = header('location') && (target.origin === this.#origin ? target.pathname : target.href);
    return { path, status: response.status(), location, header, body: await response.text() };
  }
}
