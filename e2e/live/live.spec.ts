import { expect, test } from '@playwright/test';
import { hostChecks } from '../support/checks/host.ts';

const origin = process.env['BASE_URL'] ?? '';
const isLoopback = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin);

for (const [title, check] of [
  ['the host sends the right pages, errors, headers and caching', 'serving'],
  ['the pages are built for this address, without placeholders', 'build'],
  ['the API responds to the site', 'api'],
  ['the address with or without www redirects to this one', 'otherName'],
] as const)
  test(title, async ({ request }) => {
    test.skip(check === 'otherName' && isLoopback, 'A server on this computer has no second name.');
    expect(await hostChecks(origin, request)[check]()).toEqual([]);
  });

// A server on this computer needs no https.
if (!isLoopback)
  test('http redirects to https', async ({ request }) => {
    expect(origin, 'Serve the site by https').toMatch(/^https:/);
    const response = await request.get(origin.replace('https:', 'http:'), { maxRedirects: 0 });
    expect(response.headers()['location'], 'Redirect http to https with status 301').toBe(`${origin}/`);
  });

test('no page violates its policy in a browser', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of ['/', '/about', '/apply']) await page.goto(origin + path);
  expect(errors, 'Switch off anything that adds scripts, and send only the policy of _headers').toEqual([]);
});
