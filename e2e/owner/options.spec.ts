import { builds } from '../support/builds.ts';
import { apiHost, funnelUrl } from '../support/hosts.ts';
import { expect, test } from '../support/test-site.ts';

test.use({ dist: builds.options.dist });

const funnel = new URL(funnelUrl).origin;

for (const path of ['/login', '/signup', '/forgotpassword'])
  test(`with a client id, ${path} may load Google's script and no other`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'];
    expect(policy).toMatch(
      /script-src 'self'( 'sha256-[^']+')+ https:\/\/accounts\.google\.com\/gsi\/client;/,
    );
    expect(policy).toMatch(/style-src( 'sha256-[^']+')+ https:\/\/accounts\.google\.com\/gsi\/style;/);
    expect(policy).toContain('frame-src https://accounts.google.com/gsi/;');
    expect(policy).toContain(`connect-src ${apiHost} ${funnel} https://accounts.google.com/gsi/;`);
    expect(policy).not.toContain('trusted-types');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

for (const path of ['/', '/about', '/apply', '/jobdescbe', '/404'])
  test(`with a client id, ${path} still has nothing of Google`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'];
    expect(policy).not.toContain('google');
    expect(policy).toContain(`connect-src ${apiHost} ${funnel};`);
    expect(policy).toContain("trusted-types 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  });
