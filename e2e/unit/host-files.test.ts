import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readHeaderRules, readRedirectRules } from '../scripts/host-rules.ts';
import { remainingSamples } from '../../src/site.ts';
import { changed } from '../scripts/changed-site.ts';
import { siteUrl } from '../scripts/sites.ts';
import { builtSites, changedSite, unchangedSite } from './built-site.ts';

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

// Netlify and Cloudflare read `_headers` and `_redirects` themselves; `thorough/nginx.spec.ts` asks a real nginx.
test('Vercel has the headers of public/_headers, and all redirects', () => {
  const headers = JSON.parse(read('.config/hosts/vercel.json')).headers.map(
    ({ source, headers }: VercelRule) => ({
      path: source.replace('(.*)', '*'),
      headers: headers.map(({ key, value }) => [key, value]),
    }),
  );
  expect(headers).toEqual(readHeaderRules('public'));
  const redirects = JSON.parse(read(join(changedSite.dir, '_redirects.json'))).map(
    ({ source, destination, statusCode }: VercelRedirect) => ({
      from: source,
      to: destination,
      status: statusCode,
    }),
  );
  const { path, alias } = changed.service;
  expect(redirects).toContainEqual({ from: alias, to: path, status: 301 });
  expect(redirects).toEqual(readRedirectRules(changedSite.dir).filter(({ status }) => status !== 200));
});

test('only a site with a mailbox of its own has a security.txt', () => {
  const file = '.well-known/security.txt';
  const [, expires = ''] = /^Expires: (.+)$/m.exec(read(join(changedSite.dir, file))) ?? [];
  expect(read(join(changedSite.dir, file))).toBe(
    `Contact: mailto:${changed.email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}/${file}\n`,
  );
  const hasMailbox = remainingSamples.every(({ field }) => field !== 'email');
  expect(existsSync(join(unchangedSite.dir, file))).toBe(hasMailbox);
});

test('only a site with the editor asks search engines not to list /admin', () => {
  const [unchanged, changed] = builtSites.map(({ dir }) => readFileSync(join(dir, '_headers'), 'utf8'));
  expect(unchanged).not.toContain('/admin');
  expect(changed).toContain('\n/admin\n  X-Robots-Tag: noindex\n');
});
