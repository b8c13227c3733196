import { expect, test } from '@playwright/test';
import { appliesTo, readHeaderRules } from '../scripts/host-rules.ts';
import { fetchDocument, get, origin, readPaths } from './deployed-site.ts';

const { soft } = expect;
const isLoopback = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin);

/** The pages of the sitemap, and a file with a hash in its name. */
let paths: readonly string[];
let script: string;

test.beforeAll(async () => {
  paths = await readPaths();
  [script = ''] = /\/_astro\/[\w.-]+\.js/.exec((await get('/apply')).body) ?? [];
});

test('every page is served at its path', async () => {
  for (const path of paths) {
    const { status, header } = await get(path);
    soft(status, `${path}: upload all of dist/, and serve about.html at /about`).toBe(200);
    const type = /^text\/html; ?charset=utf-8$/i;
    soft(header('content-type'), `${path}: send pages as "text/html; charset=utf-8"`).toMatch(type);
  }
});

test('an unknown path shows the 404 page', async () => {
  for (const path of ['/no-such-page', '/about/no-such-page', '/_astro/no-such-file.js'])
    soft((await get(path)).status, `${path}: send status 404, not the home page`).toBe(404);
  const [shown, own] = [await fetchDocument('/no-such-page'), await fetchDocument('/404')];
  soft(shown.title, 'Make 404.html the page for status 404').toBe(own.title);
});

test('a page has one address', async () => {
  for (const path of paths.slice(1)) {
    const upper = await get(path.toUpperCase());
    const wanted = `${path.toUpperCase()}: make the host distinguish letter case`;
    soft([404, `to ${path}`], wanted).toContain(upper.location ? `to ${upper.location}` : upper.status);
    const slash = await get(`${path}/`);
    const message = `${path}/: redirect it to ${path} with status 301`;
    soft([404, `to ${path}`], message).toContain(slash.location ? `to ${slash.location}` : slash.status);
  }
});

test('pages, files and the 404 page have the headers of public/_headers', async () => {
  for (const path of ['/', script, '/no-such-page']) {
    const { header } = await get(path);
    const rules = readHeaderRules('public').filter((rule) => appliesTo(rule, path));
    for (const [name, value] of rules.flatMap(({ headers }) => headers))
      soft(header(name), `${path}: send "${name}: ${value}" (.config/hosts/ has a file per host)`).toBe(
        value,
      );
  }
  for (const path of ['/_headers', '/_redirects'])
    soft((await get(path)).status, `${path}: do not serve this file`).toBe(404);
});

test('text is compressed', async () => {
  for (const path of ['/', '/about', script]) {
    const { header } = await get(path);
    soft(header('content-encoding'), `${path}: use brotli, or gzip at level 6`).toMatch(/^(br|gzip|zstd)$/);
  }
});

test('browsers ask again for pages and keep files with a hash', async () => {
  const { header } = await get('/about');
  const policy = 'Cache-Control: public, max-age=0, must-revalidate';
  soft(header('cache-control'), `Send pages with "${policy}"`).toMatch(/max-age=0|no-cache/);
  const [etag, modified] = [header('etag'), header('last-modified')];
  const known = { 'if-none-match': etag ?? '', 'if-modified-since': modified ?? '' };
  soft((await get('/about', { headers: known })).status, 'Send ETag, and answer If-None-Match with 304').toBe(
    304,
  );
  const kept = (await get(script)).header('cache-control');
  soft(kept, 'Send /_astro/ with "Cache-Control: public, max-age=31536000, immutable"').toContain(
    'immutable',
  );
});

test('http redirects to https', async () => {
  test.skip(isLoopback, 'The server is on the loopback interface, which needs no https.');
  expect(origin, 'Serve the site by https').toMatch(/^https:/);
  const { location } = await get(origin.replace('https:', 'http:'));
  expect(location, 'Redirect http to https with status 301').toBe(`${origin}/`);
});

test('search engines may list the pages at this address', async () => {
  const rebuild = `build with SITE_URL=${origin} and upload all of dist/`;
  for (const path of paths) {
    const canonical = (await fetchDocument(path)).querySelector('link[rel=canonical]')?.getAttribute('href');
    soft(canonical, `${path}: ${rebuild}`).toMatch(`${origin}/`);
  }
  soft((await get('/robots.txt')).body, `/robots.txt: ${rebuild}`).toContain(`${origin}/sitemap.xml`);
  soft((await get('/')).header('x-robots-tag'), 'Send X-Robots-Tag only from a preview').toBeNull();
});

test('no page shows a placeholder', async () => {
  for (const path of paths) {
    const found = /[\w.@/-]*\bexample\.(com|net|org)\b/.exec((await get(path)).body)?.[0];
    soft(
      found,
      `${path}: replace ${found} in content/site.yaml or the variables, and build again`,
    ).toBeUndefined();
  }
});

test('no page violates its policy in a browser', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  for (const path of ['/', '/about', '/apply']) {
    await page.goto(origin + path);
    await page.getByRole('main').waitFor();
  }
  expect(
    violations,
    'Switch off what adds scripts to pages, and send no other policy than that of _headers',
  ).toEqual([]);
});

test('the API responds to the site', async () => {
  const policy =
    (await fetchDocument('/apply')).querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
  const api = /connect-src[^;]*?(https?:\/\/[^\s;]+)/.exec(policy)?.[1] ?? origin;
  const check = await get(`${api}/user_auth/username/available?username=live`, { headers: { origin } });
  soft(check.header('content-type'), `Make the API respond at ${api}/user_auth/`).toContain('json');
  const upload = await get(`${api}/user_auth/internInformation/`);
  soft(
    upload.location,
    'Do not redirect /user_auth/internInformation/: the upload would be lost',
  ).toBeUndefined();
  test.skip(api === origin, 'The API has the address of the site, so browsers need no CORS headers.');
  const asked = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const preflight = await get(`${api}/user_auth/login`, { method: 'OPTIONS', headers: asked });
  for (const { header } of [check, preflight])
    soft(['*', origin], `Make the API allow ${origin}, POST and content-type (CORS)`).toContain(
      header('access-control-allow-origin'),
    );
});
