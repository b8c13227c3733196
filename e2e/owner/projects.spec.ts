import type { Page } from '@playwright/test';
import { builds } from '../support/builds.ts';
import { checkAccessibility } from '../support/fixtures/axe.ts';
import { watchFirstVisit } from '../support/fixtures/every-page/first-visit.ts';
import { watchPolicy } from '../support/fixtures/every-page/policy.ts';
import { entry, phone } from '../support/fixtures/header.ts';
import { counter, plain, shown } from '../support/fixtures/projects.ts';
import { checkWidth } from '../support/fixtures/width.ts';
import { expect, test } from '../support/test-site.ts';

test.use({ dist: builds.bare.dist });

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('menu and footer lead to the list of projects, the list to each, and the line above it back', async ({
  page,
}) => {
  await page.goto('/');
  await entry(page, 'Projects').click();
  await expect(page).toHaveURL('/projects');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards.getByRole('heading')).toHaveText([counter.title, plain.title]);
  await expect(cards.first()).toContainText(counter.client);
  await expect(cards.first()).toContainText(counter.summary);
  // The whole card is pressed.
  await cards.first().click({ position: { x: 8, y: 8 } });
  await expect(titleOf(page)).toHaveText(counter.title);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Projects', counter.title]);
  await trail.getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL('/projects');
  const quick = page.getByRole('contentinfo').getByRole('navigation', { name: 'Quick links' });
  await expect(quick.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects');
});

test('the header stays one row with the entry of the projects', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/projects');
  const [first, last] = [await entry(page, 'Home').boundingBox(), await entry(page, 'Signup').boundingBox()];
  expect(last?.y).toBe(first?.y);
  const name = await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .boundingBox();
  expect(name?.y).toBeLessThanOrEqual(first?.y ?? 0);
  expect((first?.y ?? 0) - (name?.y ?? 0)).toBeLessThan(20);
});

test('a project says for whom it was made, when, with what, and where it is; each service names it', async ({
  page,
}) => {
  await page.goto(counter.path);
  const main = page.getByRole('main');
  const facts = main.locator('dl').first();
  await expect(facts.getByRole('term')).toHaveText(['Made for', 'Year', 'What we did']);
  const services = counter.services.map(([name]) => name);
  await expect(facts.getByRole('definition')).toHaveText([counter.client, counter.year, ...services]);
  await expect(main.getByRole('link', { name: counter.link[0] })).toHaveAttribute('href', counter.link[1]);
  await expect(main.getByText(counter.caption)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  for (const [name, path] of counter.services) {
    await page.goto(counter.path);
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(main.getByRole('link', { name: counter.title })).toHaveAttribute('href', counter.path);
  }
});

test('a project that states no more than it must has its page, its kolam in the list, and no empty place', async ({
  page,
}) => {
  await page.goto(plain.path);
  const main = page.getByRole('main');
  await expect(titleOf(page)).toHaveText(plain.title);
  const facts = main.locator('dl').first();
  await expect(facts.getByRole('term')).toHaveText(['Made for']);
  await expect(facts.getByRole('definition')).toHaveText([plain.client]);
  await expect(main.locator('img, figure')).toHaveCount(0);
  await page.goto('/projects');
  const card = main.getByRole('listitem').filter({ hasText: plain.title });
  await expect(card.locator('svg.kolam')).toBeVisible();
});

test('a product has the buttons of its links beside its words; one without any has none', async ({
  page,
}) => {
  await page.goto('/products');
  for (const [name, href] of shown.links)
    await expect(page.locator('#aedan').getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(page.locator('#thiruula').locator('a, img')).toHaveCount(0);
});

/** Pages with pictures, and what each picture shows. */
const pictured: readonly (readonly [path: string, alts: readonly string[]])[] = [
  ['/products', shown.alts],
  ['/projects', counter.alts.slice(0, 1)],
  [counter.path, [...counter.alts, 'The roll of tickets']],
];

for (const [path, alts] of pictured) {
  test(`the pictures of ${path} come when they are about to be seen, in the room kept for them`, async ({
    page,
  }) => {
    const broken = await watchPolicy(page);
    await page.setViewportSize(phone);
    await watchFirstVisit(page);
    await page.goto(path);
    const images = page.getByRole('main').getByRole('img').and(page.locator('img'));
    expect(await images.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))).toEqual(alts);
    await expect(images.first()).not.toBeInViewport();
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(0);
    }
    const sources = await images.evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ currentSrc }) => new URL(currentSrc).pathname),
    );
    // A picture in running text is made by Astro alone, in one format.
    for (const [index, source] of sources.entries())
      expect(source).toMatch(
        alts[index] === 'The roll of tickets' ? /^\/_astro\/.*webp$/ : /^\/_astro\/.*avif$/,
      );
    expect(await page.evaluate(() => Reflect.get(window, 'seen').moved)).toBeLessThan(0.01);
    expect(broken).toEqual([]);
  });

  test(`${path} with pictures breaks no rule of accessibility, and is whole on a narrow phone`, async ({
    page,
  }) => {
    await page.goto(path);
    await checkAccessibility(page);
    await checkWidth(page, 320);
  });
}
