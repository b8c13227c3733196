import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import sirv from 'sirv';
import { HostChecks } from '../live/checks.ts';
import { listen } from '../scripts/ports.ts';
import { sites } from '../scripts/sites.ts';

test('a static host passes the checks of "npm run live"', async ({ request }) => {
  const checks = new HostChecks(sites.changed.origin, request);
  expect([...(await checks.serving()), ...(await checks.api())]).toEqual([]);
});

test('"npm run live" reports the mistakes of a host for single-page apps', async ({ request }) => {
  const server = createServer(sirv(sites.unchanged.dir, { single: true }));
  const checks = new HostChecks(`http://127.0.0.1:${await listen(server)}`, request);
  const faults = [...(await checks.serving()), ...(await checks.build()), ...(await checks.api())].join('\n');
  server.close();
  for (const advice of [
    'Send status 404 for unknown paths',
    'Redirect /about/ to /about with status 301',
    'Redirect /.well-known/change-password to /forgotpassword with status 302',
    'Send "X-Content-Type-Options: nosniff"',
    'Compress with brotli, or gzip at level 6',
    'Send pages with "Cache-Control: public, max-age=0',
    'Send ETag',
    'Send /_astro/ with "Cache-Control: public, max-age=31536000, immutable"',
    'Build with SITE_URL=',
    'Replace ',
    'Make the API allow http://127.0.0.1:',
  ])
    expect.soft(faults).toContain(advice);
});
