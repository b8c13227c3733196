import { expect, test } from '@playwright/test';
import { checkApi } from '../support/checks/host/api.ts';
import { checkBuild } from '../support/checks/host/build.ts';
import { Host } from '../support/checks/host/Host.ts';
import { checkOtherName } from '../support/checks/host/other-name.ts';
import { checkServing } from '../support/checks/host/serving.ts';

const origin = process.env['BASE_URL'] ?? '';
const isLoopback = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin);

for (const [title, check] of [
  ['the host sends the right pages, errors, headers and caching', checkServing],
  ['the pages are built for this address, without placeholders', checkBuild],
  ['the API responds to the site', checkApi],
] as const)
  test(title, async ({ request }) => {
    expect(await check(new Host(origin, request))).toEqual([]);
  });

// A server on this computer has no second name, and needs no https.
if (!isLoopback) {
  test('the same address with www added or removed redirects to this one', async ({ request }) => {
    expect(await checkOtherName(new Host(origin, request))).toEqual([]);
  });

  test('http redirects to https', async ({ request }) => {
    expect(origin, 'Serve the site by https').toMatch(/^https:/);
    const response = await request.get(origin.replace('https:', 'http:'), { maxRedirects: 0 });
    expect(response.headers()['location'], 'Redirect http to https with status 301').toBe(`${origin}/`);
  });
}

test('no page violates its policy in a browser', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of ['/', '/about', '/apply']) await page.goto(path);
  expect(errors, 'Switch off anything that adds scripts, and send only the policy of _headers').toEqual([]);
});
