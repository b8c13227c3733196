import type { Locator, Page } from '@playwright/test';
import { redirectRules } from '../support/host-rules.ts';
import { siteUrl } from '../support/hosts.ts';
import { footerTargets, headerLinks, headerTargets, quickLinks } from '../support/fixtures/menus.ts';
import { count, counted } from '../support/fixtures/openings.ts';
import { canonicalOf, groups, pages, routes } from '../support/fixtures/routes.ts';
import { site } from '../support/fixtures/site-file.ts';
import { stated } from '../support/fixtures/stated.ts';
import { expect, test } from '../support/test-site.ts';

/** Name and target of every link inside, those of closed menus too. */
const linksIn = (place: Locator) =>
  place
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => [link.textContent.trim(), link.getAttribute('href')]));

const announced = site.announcement?.text.replace('{openings}', counted(count)) ?? '';

for (const group of groups)
  test(`${group.join(', ')}: each one page between header and footer, whole on a narrow phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const route of group) await test.step(route, () => walk(page, route));
  });

async function walk(page: Page, route: string) {
  const answer = await page.goto(route);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(route);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const announcement = page.getByRole('complementary', { name: 'Announcement' });
  if (count > 0) await expect(announcement).toContainText(announced);
  else await expect(announcement).toHaveCount(0);
  const home = page.getByRole('banner').getByRole('link', { name: site.name });
  await expect(home).toHaveAttribute('href', '/');
  const menu = page.getByRole('navigation', { name: 'Main', includeHidden: true });
  const inMenu = await linksIn(menu);
  expect(inMenu).toEqual(expect.arrayContaining([...headerLinks]));
  expect(inMenu.map(([, href]) => href)).toEqual(expect.arrayContaining([...headerTargets]));
  const footer = page.getByRole('contentinfo');
  expect(await linksIn(footer.getByRole('navigation', { name: 'Quick links' }))).toEqual(quickLinks);
  for (const [heading, targets] of Object.entries(footerTargets)) {
    const links = await linksIn(footer.getByRole('navigation', { name: heading }));
    expect(links.map(([, href]) => href)).toEqual(targets);
  }
  await expect(footer).toContainText(`© 2025 ${site.name}`);

  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  if (canonicalOf(route) === '/') return expect(trail).toHaveCount(0);
  expect((await linksIn(trail))[0]).toEqual(['Home', '/']);
  return expect(trail.getByRole('listitem', { includeHidden: true }).last()).toHaveAttribute(
    'aria-current',
    'page',
  );
}

test('each page has a title and a description of its own; aliases share theirs with the page they are', async ({
  page,
  request,
}) => {
  const all = await stated(page, request, routes);
  const byRoute = new Map(all.map((one) => [one.route, one]));
  for (const { route, title, description, canonical, headings } of all) {
    const original = byRoute.get(canonicalOf(route));
    expect({ title, description, canonical, headings }, route).toEqual({
      title: original?.title,
      description: original?.description,
      canonical: original?.canonical,
      headings: original?.headings,
    });
    expect(title, route).toContain(site.name);
    expect(description.length, `${route}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${route}: ${description}`).toBeLessThanOrEqual(160);
    if (canonical !== undefined) expect(canonical).toBe(siteUrl + canonicalOf(route));
  }
  const kinds = pages.map((route) => byRoute.get(route));
  expect(new Set(kinds.map((one) => one?.title)).size).toBe(pages.length);
  expect(new Set(kinds.map((one) => one?.description)).size).toBe(pages.length);
  expect(byRoute.get('/home')?.canonical).toBe(`${siteUrl}/`);
});

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

for (const address of ['/nowhere', '/about/team', '/about.html', '/_headers']) {
  test(`${address} is no page: the visitor reads so and can go on`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main).toContainText('There is no page at this address');
    const links = await linksIn(main);
    for (const destination of ['/', '/services', '/careers', '/contact'])
      expect(links.map(([, href]) => href)).toContain(destination);
    await main.getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
  });
}

test('every change of page begins at its top', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
