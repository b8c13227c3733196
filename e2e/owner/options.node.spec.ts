import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds } from '../support/builds.ts';
import { builtPages } from '../support/fixtures/built.ts';
import { apiHost } from '../support/hosts.ts';
import { expect, test } from '@playwright/test';

const policies = new Map(
  builtPages(builds.options.dist).map(({ address, html }) => [
    address,
    /http-equiv="content-security-policy" content="([^"]+)"/.exec(html)?.[1],
  ]),
);

for (const path of ['/login', '/signup', '/forgotpassword'])
  test(`with a client id, ${path} may load Google's script and no other`, () => {
    const policy = policies.get(path);
    expect(policy).toMatch(
      /script-src 'self'( 'sha256-[^']+')+ https:\/\/accounts\.google\.com\/gsi\/client;/,
    );
    expect(policy).toMatch(/style-src( 'sha256-[^']+')+ https:\/\/accounts\.google\.com\/gsi\/style;/);
    expect(policy).toContain('frame-src https://accounts.google.com/gsi/;');
    expect(policy).toContain(`connect-src ${apiHost} https://accounts.google.com/gsi/;`);
    expect(policy).not.toContain('trusted-types');
  });

test('the privacy page tells of Google where it is switched on', () => {
  const html = readFileSync(join(builds.options.dist, 'privacy.html'), 'utf8');
  for (const told of ['Google sign-in', 'load a script from Google']) expect(html).toContain(told);
});

for (const path of ['/', '/about', '/apply', '/jobdescbe', '/404'])
  test(`with a client id, ${path} still has nothing of Google`, () => {
    const policy = policies.get(path);
    expect(policy).not.toContain('google');
    expect(policy).toContain(`connect-src ${apiHost};`);
    expect(policy).toContain("trusted-types 'none'");
  });
