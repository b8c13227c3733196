import { pages, routes } from '../support/fixtures/routes.ts';
import { redirectRules } from '../support/host-rules.ts';
import { expect, test } from '../support/test-site.ts';

test('a slash at the end is sent to the address without it, words behind ? included', async ({ request }) => {
  for (const route of pages.filter((page) => page !== '/')) {
    const answer = await request.get(`${route}/?from=mail`, { maxRedirects: 0 });
    expect(answer.status(), route).toBe(301);
    expect(answer.headers().location).toBe(`${route}?from=mail`);
  }
});

test('another letter case is another address: nothing, or a rule of the build that leads to the right one', async ({
  request,
  dist,
}) => {
  const known = new Set(routes);
  const rules = new Map(redirectRules(dist).map(({ from, to }) => [from, to]));
  const others = pages
    .flatMap((route) => [
      route.toLowerCase(),
      route.toUpperCase(),
      route.replace(/^\/./, (first) => first.toUpperCase()),
    ])
    .filter((address) => !known.has(address));
  expect(others.length).toBeGreaterThan(pages.length);
  for (const address of others) {
    const answer = await request.get(address, { maxRedirects: 0 });
    const to = rules.get(address);
    expect(answer.status(), address).toBe(to ? 301 : 404);
    if (to) expect(pages).toContain(answer.headers().location);
  }
});
