import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readHeaderRules, readRedirectRules } from '../scripts/host-rules.ts';
import { changed } from '../scripts/changed-site.ts';
import { builtSites, changedSite } from './built-site.ts';

interface VercelRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

test('vercel.json has the headers of public/', () => {
  const vercel = JSON.parse(readFileSync('.config/hosts/vercel.json', 'utf8'));
  const headers = vercel.headers.map(({ source, headers }: VercelRule) => ({
    path: source.replace('(.*)', '*'),
    headers: headers.map(({ key, value }) => [key, value]),
  }));
  expect(headers).toEqual(readHeaderRules('public'));
});

test('nginx.conf has the headers of public/', () => {
  const nginx = readFileSync('.config/hosts/nginx.conf', 'utf8');
  for (const { path, headers } of readHeaderRules('public'))
    for (const [name, value] of headers) {
      const rule = new RegExp(`^add_header ${name} "?${RegExp.escape(value)}"? always;$`, 'm');
      expect.soft(nginx, `${name} of ${path}`).toMatch(path === '/*' ? rule : `"${value}"`);
    }
});

test('a further address redirects to its page on every host', () => {
  const { path, alias } = changed.service;
  const read = (file: string) => readFileSync(join(changedSite.dir, file), 'utf8');
  expect(readRedirectRules(changedSite.dir)).toContainEqual({ from: alias, to: path, status: 301 });
  expect(read('_redirects.nginx')).toContain(`location = ${alias} { return 301 ${path}$is_args$args; }\n`);
  const rule = { source: alias, destination: path, statusCode: 301, caseSensitive: true };
  expect(JSON.parse(read('_redirects.json'))).toContainEqual(expect.objectContaining(rule));
  expect(changedSite.pages.map((page) => page.path)).not.toContain(alias);
});

test('only a site with the editor asks search engines not to list /admin', () => {
  const [plain, changed] = builtSites.map(({ dir }) => readFileSync(join(dir, '_headers'), 'utf8'));
  expect(plain).not.toContain('/admin');
  expect(changed).toContain('\n/admin\n  X-Robots-Tag: noindex\n');
});
