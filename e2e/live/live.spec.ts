import { expect, test } from '@playwright/test';
import { placeholders } from '../../src/site.ts';
import { appliesTo, readHeaderRules } from '../scripts/host-rules.ts';
import { get, getAll, getPages, origin, type Response } from './deployed-site.ts';

// One worker runs all tests and requests the pages once.
test.describe.configure({ mode: 'default' });

const unknownPaths = ['/no-such-page', '/about/no-such-page', '/_astro/no-such-file.js'];
const isLoopback = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin);

let pages: readonly Response[];
/** A file with a hash in its name. */
let script: string;

test.beforeAll(async () => {
  pages = await getPages();
  script = /\/_astro\/[\w.-]+\.js/.exec((await get('/apply')).body)?.[0] ?? '/_astro/none.js';
});

/** Expects all responses to be good. A failure lists the first wrong paths, and what to change on the host. */
function expectAll(responses: readonly Response[], change: string, isGood: (response: Response) => boolean) {
  const wrong = responses.filter((response) => !isGood(response)).map(({ path }) => path);
  expect.soft(responses, 'The host sends no sitemap.xml: upload all of dist/').not.toHaveLength(0);
  expect.soft(wrong.slice(0, 5), change).toEqual([]);
}

test('every page is served at its path', () => {
  expectAll(pages, 'Upload all of dist/, and serve about.html at /about', ({ status }) => status === 200);
  const type = /^text\/html; ?charset=utf-8$/i;
  expectAll(pages, 'Send pages as "text/html; charset=utf-8"', ({ header }) =>
    type.test(header('content-type')),
  );
});

test('an unknown path shows the 404 page', async () => {
  const responses = await getAll(unknownPaths);
  expectAll(
    responses,
    'Send status 404 for unknown paths, not the home page',
    ({ status }) => status === 404,
  );
  const { title } = (await get('/404')).document;
  expectAll(
    responses.slice(0, 2),
    'Make 404.html the page for status 404',
    ({ document }) => document.title === title,
  );
});

test('a page has one address', async () => {
  const paths = pages.map(({ path }) => path).filter((path) => path !== '/');
  const upper = await getAll(paths.map((path) => path.toUpperCase()));
  const isElsewhere = ({ status, location }: Response) => status === 404 || paths.includes(location);
  expectAll(upper, 'Distinguish letter case: /ABOUT is another path than /about', isElsewhere);
  const slash = await getAll(paths.map((path) => `${path}/`));
  expectAll(slash, 'Redirect /about/ to /about with status 301', isElsewhere);
});

test('pages, files and the 404 page have the headers of public/_headers', async () => {
  const rules = readHeaderRules('public');
  for (const response of await getAll(['/', script, '/no-such-page']))
    for (const [name, value] of rules
      .filter((rule) => appliesTo(rule, response.path))
      .flatMap(({ headers }) => headers))
      expectAll(
        [response],
        `Send "${name}: ${value}"; .config/hosts/ has a file per host`,
        ({ header }) => header(name) === value,
      );
  const rulesAsFiles = await getAll(['/_headers', '/_redirects']);
  expectAll(rulesAsFiles, 'Do not serve these files', ({ status }) => status === 404);
});

test('text is compressed', async () => {
  const responses = await getAll(['/', '/about', script]);
  expectAll(responses, 'Compress with brotli, or gzip at level 6', ({ header }) =>
    /^(br|gzip|zstd)$/.test(header('content-encoding')),
  );
});

test('browsers ask again for pages and keep files with a hash', async () => {
  expectAll(pages, 'Send pages with "Cache-Control: public, max-age=0, must-revalidate"', ({ header }) =>
    /max-age=0|no-cache/.test(header('cache-control')),
  );
  const { header } = await get('/about');
  const headers = { 'if-none-match': header('etag'), 'if-modified-since': header('last-modified') };
  const again = await get('/about', { headers });
  expectAll(
    [again],
    'Send ETag, and respond to If-None-Match with status 304',
    ({ status }) => status === 304,
  );
  const files = await getAll([script]);
  expectAll(files, 'Send /_astro/ with "Cache-Control: public, max-age=31536000, immutable"', ({ header }) =>
    header('cache-control').includes('immutable'),
  );
});

// A server on the loopback interface needs no https.
if (!isLoopback)
  test('http redirects to https', async () => {
    expect(origin, 'Serve the site by https').toMatch(/^https:/);
    const { location } = await get(origin.replace('https:', 'http:'));
    expect(location, 'Redirect http to https with status 301').toBe('/');
  });

test('search engines may list the pages at this address', async () => {
  const rebuild = `Build with SITE_URL=${origin} and upload all of dist/`;
  expectAll(pages, rebuild, ({ document }) => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    return URL.parse(canonical)?.origin === origin;
  });
  expectAll([await get('/robots.txt')], rebuild, ({ body }) => body.includes(`${origin}/sitemap.xml`));
  expectAll(pages, 'Send X-Robots-Tag only from a preview', ({ header }) => header('x-robots-tag') === '');
});

test('no page shows a placeholder', () => {
  const values = [...placeholders, { field: 'SITE_URL or PUBLIC_API_HOST', value: 'example.com' }];
  for (const { field, value } of values)
    expectAll(
      pages,
      `Replace ${field} (content/site.yaml or a variable)`,
      ({ body }) => !body.includes(value),
    );
});

test('no page violates its policy in a browser', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of ['/', '/about', '/apply']) {
    await page.goto(origin + path);
    await page.getByRole('main').waitFor();
  }
  expect(errors, 'Switch off what adds scripts to pages, and send no policy but that of _headers').toEqual(
    [],
  );
});

test('the API responds to the site', async () => {
  const meta = pages.find(({ path }) => path === '/apply')?.document.querySelector('meta[http-equiv]');
  const api =
    /connect-src[^;]*?(https?:\/\/[^\s;]+)/.exec(meta?.getAttribute('content') ?? '')?.[1] ?? origin;
  const check = await get(`${api}/user_auth/username/available?username=live`, { headers: { origin } });
  expectAll([check], `Make the API respond at ${api}/user_auth/`, ({ header }) =>
    header('content-type').includes('json'),
  );
  const upload = await get(`${api}/user_auth/internInformation/`);
  expectAll(
    [upload],
    'Do not redirect this path: the application would be lost',
    ({ location }) => location === '',
  );
  // Browsers need CORS headers only from another origin.
  if (api === origin) return;
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const preflight = await get(`${api}/user_auth/login`, { method: 'OPTIONS', headers });
  expectAll([check, preflight], `Make the API allow ${origin}, POST and content-type (CORS)`, ({ header }) =>
    ['*', origin].includes(header('access-control-allow-origin')),
  );
});
