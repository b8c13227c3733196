import { expect, test as base } from '@playwright/test';
import { HostChecks } from '../support/checks/HostChecks.ts';

const origin = process.env['BASE_URL'] ?? '';
const isLoopback = /^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(origin);

const test = base.extend<{ checks: HostChecks }>({
  checks: async ({ request }, use) => use(new HostChecks(origin, request)),
});

test('the host sends the right pages, errors, headers and caching', async ({ checks }) => {
  expect(await checks.serving()).toEqual([]);
});

test('the pages are built for this address, without placeholders', async ({ checks }) => {
  expect(await checks.build()).toEqual([]);
});

test('the API responds to the site', async ({ checks }) => {
  expect(await checks.api()).toEqual([]);
});

// A server on this computer needs no https and has no second name.
if (!isLoopback) {
  test('the address with or without www redirects to this one', async ({ checks }) => {
    expect(await checks.otherName()).toEqual([]);
  });

  test('http redirects to https', async ({ request }) => {
    expect(origin, 'Serve the site by https').toMatch(/^https:/);
    const response = await request.get(origin.replace('https:', 'http:'), { maxRedirects: 0 });
    const { location } = response.headers();
    expect(location, 'Redirect http to https with status 301').toBe(`${origin}/`);
  });
}

test('no page violates its policy in a browser', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const path of ['/', '/about', '/apply']) await page.goto(origin + path);
  const change = 'Switch off what adds scripts to pages, and send no policy but that of _headers';
  expect(errors, change).toEqual([]);
});
