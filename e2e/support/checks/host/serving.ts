import { publicFiles } from '../../../../src/loader/files.ts';
import { appliesTo, readHeaderRules } from '../../sites/host-rules.ts';
import type { Check, Host, HostResponse } from './Host.ts';

const hasStatus =
  (expected: number) =>
  ({ status }: HostResponse) =>
    status === expected;

/** Checks how the host sends pages, errors, headers and files. */
export async function checkServing(host: Host) {
  const pages = await host.listPages();
  const script = /\/_astro\/[\w.-]+\.js/.exec((await host.get('/')).body)?.[0] ?? '/_astro/none.js';
  const paths = pages.filter((path) => path !== '/');
  const servesNoPage = ({ status, location }: HostResponse) => status === 404 || paths.includes(location);
  const upperCase = paths.map((path) => path.toUpperCase()).filter((path) => !paths.includes(path));
  const unknownPages = ['/no-such-page', '/about/no-such-page'];
  const notFound = await host.get('/404');
  const headers = { 'if-none-match': (await host.get('/about')).header('etag') };
  return host.faultsOf([
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
    ['Distinguish letter case: /ABOUT is another path than /about', upperCase, servesNoPage],
    ['Redirect /about/ to /about with status 301', paths.map((path) => `${path}/`), servesNoPage],
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
      [await host.get('/about', { headers })],
      hasStatus(304),
    ],
  ]);
}

/** The checks of the headers in `public/_headers`. */
const headerChecks = (paths: readonly string[]): readonly Check[] =>
  readHeaderRules('public').map((rule) => [
    `Send "${rule.name}: ${rule.value}"; .config/hosts/ has a file per host`,
    paths.filter((path) => appliesTo(rule, path)),
    ({ header }) => header(rule.name.toLowerCase()) === rule.value,
  ]);
