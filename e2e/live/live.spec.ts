import { type APIRequestContext, expect, test } from '@playwright/test';
import { unconfirmed } from '../../src/site.ts';
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

const origin = process.env['BASE_URL'] ?? '';
const isLoopback = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin);
let host: APIRequestContext;
let pages: readonly Response[];
/** A file with a hash in its name. */
let script: string;

/** Requests a path of the site, or another URL. Redirects are not followed. */
async function get(path: string, options: object = {}): Promise<Response> {
  const url = new URL(path, origin);
  const response = await host.fetch(url.href, options);
  const header = (name: string) => response.headers()[name] ?? '';
  const target = new URL(header('location'), url);
  const location = header('location') && (target.origin === origin ? target.pathname : target.href);
  return { path, status: response.status(), location, header, body: await response.text() };
}
const getAll = (paths: readonly string[]) => Array.fromAsync(paths, (path) => get(path));

// One worker runs all tests and requests the pages once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ playwright }) => {
  host = await playwright.request.newContext({ maxRedirects: 0 });
  const urls = (await get('/sitemap.xml')).body.matchAll(/(?<=<loc>)[^<]+/g);
  pages = await getAll([...urls].map(([url]) => new URL(url).pathname));
  script = /\/_astro\/[\w.-]+\.js/.exec(pages[0]?.body ?? '')?.[0] ?? '/_astro/none.js';
});

/** Expects all responses to be good. A failure lists the first wrong paths, and what to change on the host. */
function expectAll(responses: readonly Response[], change: string, isGood: (response: Response) => boolean) {
  const wrong = responses.filter((response) => !isGood(response)).map(({ path }) => path);
  expect.soft(responses, 'The host sends no sitemap.xml: upload all of dist/').not.toHaveLength(0);
  expect.soft(wrong.slice(0, 5), change).toEqual([]);
}

/** Whether it is a text with a mailbox that counts today, and for less than a year (RFC 9116). */
function isValidContact({ header, body }: Response): boolean {
  const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  const isText = header('content-type').startsWith('text/plain');
  return isText && /^Contact: mailto:\S+@\S+$/m.test(body) && days > 0 && days < 366;
}

// One test, since Playwright starts a new worker after each one that fails.
test('the host sends pages, errors, headers and caching as it should', async () => {
  await test.step('every page is served at its path', async () => {
    expectAll(pages, 'Upload all of dist/, and serve about.html at /about', ({ status }) => status === 200);
    const type = /^text\/html; ?charset=utf-8$/i;
    const change = 'Send pages as "text/html; charset=utf-8"';
    expectAll(pages, change, ({ header }) => type.test(header('content-type')));
    const hidden = 'Switch off "Email address obfuscation" on Cloudflare';
    expectAll(pages, hidden, ({ body }) => !body.includes('/cdn-cgi/l/email-protection'));
  });

  await test.step('an unknown path shows the 404 page', async () => {
    const unknown = await getAll(['/no-such-page', '/about/no-such-page', '/_astro/no-such-file.js']);
    const change = 'Send status 404 for unknown paths, not the home page';
    expectAll(unknown, change, ({ status }) => status === 404);
    const { body } = await get('/404');
    expectAll(unknown.slice(0, 2), 'Make 404.html the page for status 404', (each) => each.body === body);
  });

  await test.step('a page has one address', async () => {
    const paths = pages.map(({ path }) => path).filter((path) => path !== '/');
    const isElsewhere = ({ status, location = '' }: Response) => status === 404 || paths.includes(location);
    const upper = await getAll(paths.map((path) => path.toUpperCase()));
    expectAll(upper, 'Distinguish letter case: /ABOUT is another path than /about', isElsewhere);
    const slash = await getAll(paths.map((path) => `${path}/`));
    expectAll(slash, 'Redirect /about/ to /about with status 301', isElsewhere);
  });

  await test.step('password managers and finders of a weakness find their address', async () => {
    const change = 'Redirect /.well-known/change-password to /forgotpassword with status 302';
    const isForm = ({ status, location }: Response) => status === 302 && location === '/forgotpassword';
    expectAll([await get('/.well-known/change-password')], change, isForm);
    const security = await get('/.well-known/security.txt');
    const placeholder = unconfirmed.find(({ field }) => field === 'email')?.value;
    // A site with the placeholder has no such file.
    if (security.status !== 404 || !placeholder || !pages.some(({ body }) => body.includes(placeholder)))
      expectAll(
        [security],
        'Build the site again: /.well-known/security.txt is missing or expires',
        isValidContact,
      );
  });

  await test.step('pages, files and the 404 page have the headers of public/_headers', async () => {
    const rules = readHeaderRules('public');
    for (const response of await getAll(['/', script, '/no-such-page']))
      for (const rule of rules.filter((rule) => appliesTo(rule, response.path)))
        for (const [name, value] of rule.headers) {
          const change = `Send "${name}: ${value}"; .config/hosts/ has a file per host`;
          expectAll([response], change, ({ header }) => header(name.toLowerCase()) === value);
        }
    const rulesAsFiles = await getAll(['/_headers', '/_redirects']);
    expectAll(rulesAsFiles, 'Do not serve these files', ({ status }) => status === 404);
  });

  await test.step('text is compressed', async () => {
    const change = 'Compress with brotli, or gzip at level 6';
    const isCompressed = ({ header }: Response) => /^(br|gzip|zstd)$/.test(header('content-encoding'));
    expectAll(await getAll(['/', '/about', script]), change, isCompressed);
  });

  await test.step('browsers ask again for pages and keep files with a hash', async () => {
    const isCached = (how: string) => (each: Response) => each.header('cache-control').includes(how);
    const again = 'Send pages with "Cache-Control: public, max-age=0, must-revalidate"';
    expectAll(pages, again, isCached('max-age=0'));
    const change = 'Send /_astro/ with "Cache-Control: public, max-age=31536000, immutable"';
    expectAll([await get(script)], change, isCached('immutable'));
    const headers = { 'if-none-match': (await get('/about')).header('etag') };
    const isSame = ({ status }: Response) => status === 304;
    expectAll([await get('/about', { headers })], 'Send ETag, and respond to If-None-Match with 304', isSame);
  });
});

// A server on the loopback interface needs no https.
if (!isLoopback)
  test('http redirects to https', async () => {
    expect(origin, 'Serve the site by https').toMatch(/^https:/);
    const { location } = await get(origin.replace('https:', 'http:'));
    expect(location, 'Redirect http to https with status 301').toBe('/');
  });

test('the pages are built for this address, without placeholders, for search engines to list', async () => {
  const change = `Build with SITE_URL=${origin} and upload all of dist/`;
  expectAll(pages, change, ({ path, body }) =>
    body.includes(`rel="canonical" href="${new URL(path, origin)}"`),
  );
  expectAll([await get('/robots.txt')], change, ({ body }) => body.includes(`${origin}/sitemap.xml`));
  expectAll(pages, 'Send X-Robots-Tag only from a preview', ({ header }) => !header('x-robots-tag'));
  const values = [...unconfirmed, { field: 'SITE_URL or PUBLIC_API_HOST', value: 'example.com' }];
  for (const { field, value } of values) {
    const replace = `Replace ${field} (content/site.yaml or a variable)`;
    expectAll(pages, replace, ({ body }) => !body.includes(value));
  }
});

test('no page violates its policy in a browser', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of ['/', '/about', '/apply']) await page.goto(origin + path);
  const change = 'Switch off what adds scripts to pages, and send no policy but that of _headers';
  expect(errors, change).toEqual([]);
});

test('the API responds to the site', async () => {
  const api = /connect-src[^;]*?(https?:\/\/[^\s;]+)/.exec((await get('/apply')).body)?.[1] ?? origin;
  const check = await get(`${api}/user_auth/username/available?username=live`, { headers: { origin } });
  const isJson = ({ header }: Response) => header('content-type').includes('json');
  expectAll([check], `Make the API respond at ${api}/user_auth/`, isJson);
  const upload = await get(`${api}/user_auth/internInformation/`);
  const change = 'Do not redirect this path: the application would be lost';
  expectAll([upload], change, ({ location }) => !location);
  const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  const preflight = await get(`${api}/user_auth/login`, { method: 'OPTIONS', headers: { origin, ...asked } });
  // Browsers need CORS headers only from another origin.
  const isAllowed = ({ header }: Response) =>
    api === origin || ['*', origin].includes(header('access-control-allow-origin'));
  expectAll([check, preflight], `Make the API allow ${origin}, POST and content-type (CORS)`, isAllowed);
});
