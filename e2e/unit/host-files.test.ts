import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readHeaderRules, readRedirectRules } from '../scripts/host-rules.ts';
import { unconfirmed } from '../../src/site.ts';
import { changed } from '../scripts/changed-site.ts';
import { siteUrl } from '../scripts/sites.ts';
import { builtSites, changedSite, plainSite } from './built-site.ts';

interface VercelRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

interface VercelRedirect {
  readonly source: string;
  readonly destination: string;
  readonly statusCode: number;
}

const read = (file: string) => readFileSync(file, 'utf8');

/** What each host does for the paths of a folder: each reads rules in its own format. Netlify and Cloudflare share theirs. */
const hosts = {
  'Netlify and Cloudflare': {
    headers: () => readHeaderRules('public'),
    redirects: (dir: string) => readRedirectRules(dir).filter(({ status }) => status !== 200),
  },
  nginx: {
    // It sets the same headers for all paths, and one of them by a variable, which the location of the files changes.
    headers: () => {
      const rules = read('.config/hosts/nginx.conf');
      const values = [...rules.matchAll(/^add_header (\S+) "?([^"$\n]+?)"? always;$/gm)];
      const [, kept = ''] = /^location \/_astro\/ .*set \$cache_control "(.+)";/m.exec(rules) ?? [];
      return [
        { path: '/*', headers: values.map(([, name, value]) => [name, value]) },
        { path: '/_astro/*', headers: [['Cache-Control', kept]] },
      ];
    },
    redirects: (dir: string) =>
      [
        ...read(join(dir, '_redirects.nginx')).matchAll(
          /^location = (\S+) \{ return (\d+) (\S+?)\$is_args\$args; \}$/gm,
        ),
      ].map(([, from, status, to]) => ({ from, to, status: Number(status) })),
  },
  Vercel: {
    headers: () =>
      JSON.parse(read('.config/hosts/vercel.json')).headers.map(({ source, headers }: VercelRule) => ({
        path: source.replace('(.*)', '*'),
        headers: headers.map(({ key, value }) => [key, value]),
      })),
    redirects: (dir: string) =>
      JSON.parse(read(join(dir, '_redirects.json'))).map(
        ({ source, destination, statusCode }: VercelRedirect) => ({
          ...{ from: source, to: destination, status: statusCode },
        }),
      ),
  },
};

for (const [name, { headers, redirects }] of Object.entries(hosts))
  test(`${name}: the headers of public/_headers, and all redirects`, () => {
    expect(headers()).toEqual(readHeaderRules('public'));
    const found = redirects(changedSite.dir);
    expect(found).toEqual(hosts['Netlify and Cloudflare'].redirects(changedSite.dir));
    const { path, alias } = changed.service;
    expect(found).toContainEqual({ from: alias, to: path, status: 301 });
    expect(found).toContainEqual({
      from: '/.well-known/change-password',
      to: '/forgotpassword',
      status: 302,
    });
    expect(changedSite.pages.map((page) => page.path)).not.toContain(alias);
  });

test('only a site with a mailbox of its own has a security.txt', () => {
  const file = '.well-known/security.txt';
  const [, expires = ''] = /^Expires: (.+)$/m.exec(read(join(changedSite.dir, file))) ?? [];
  expect(read(join(changedSite.dir, file))).toBe(
    `Contact: mailto:${changed.email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/${file}\n`,
  );
  const hasMailbox = unconfirmed.every(({ field }) => field !== 'email');
  expect(existsSync(join(plainSite.dir, file))).toBe(hasMailbox);
});

test('only a site with the editor asks search engines not to list /admin', () => {
  const [plain, changed] = builtSites.map(({ dir }) => readFileSync(join(dir, '_headers'), 'utf8'));
  expect(plain).not.toContain('/admin');
  expect(changed).toContain('\n/admin\n  X-Robots-Tag: noindex\n');
});
