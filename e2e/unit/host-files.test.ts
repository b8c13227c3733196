import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readHeaderRules, readRedirectRules } from '../scripts/host-rules.ts';
import { builtSites } from './built-site.ts';

interface VercelRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

test('vercel.json has the headers and redirects of public/', () => {
  const vercel = JSON.parse(readFileSync('.config/hosts/vercel.json', 'utf8'));
  const headers = vercel.headers.map(({ source, headers }: VercelRule) => ({
    path: source.replace('(.*)', '*'),
    headers: headers.map(({ key, value }) => [key, value]),
  }));
  expect(headers).toEqual(readHeaderRules('public'));
  const redirects = readRedirectRules('public').filter(({ status }) => status !== 200);
  // The first one removes a slash at the end.
  expect(vercel.redirects.slice(1)).toEqual(
    redirects.map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
  );
});

test('only a site with the editor asks search engines not to list /admin', () => {
  const [plain, changed] = builtSites.map(({ dir }) => readFileSync(join(dir, '_headers'), 'utf8'));
  expect(plain).not.toContain('/admin');
  expect(changed).toContain('\n/admin\n  X-Robots-Tag: noindex\n');
});
