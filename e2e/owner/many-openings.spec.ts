import { builds } from '../support/builds.ts';
import { openings, pages } from '../support/fixtures/many-openings.ts';
import { expect, test } from '../support/test-site.ts';

test.use({ dist: builds.many.dist });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead from page to page, and every opening stands on one of them', async ({ page }) => {
    const listed: string[] = [];
    await page.goto('/positions');
    const numbers = page.getByRole('navigation', { name: 'Pages of openings' }).getByRole('link');
    await expect(numbers).toHaveCount(pages.length);
    await expect(page.getByText(/^Each role: posted 1\/10\/2026/), 'places differ').toBeVisible();
    for (const [index, path] of pages.entries()) {
      await numbers.nth(index).click();
      await expect(page).toHaveURL(path);
      await expect(numbers.nth(index)).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('search')).toBeHidden();
      const rows = page.getByRole('table').getByRole('rowheader');
      listed.push(...(await rows.allTextContents()));
    }
    expect(listed).toEqual(openings.map(({ title }) => title));
  });
});

test('words and place find openings of all pages', async ({ page }) => {
  await page.goto('/positions-3');
  const search = page.getByRole('search');
  const found = page.getByRole('main').getByRole('list').filter({ hasText: 'Weaver of dots' });
  await search.getByLabel('Search openings').pressSequentially('weaver DOTS');
  await expect(page.getByRole('status').filter({ hasText: 'openings match' })).toHaveText(
    '40 of 200 openings match.',
  );
  await search.getByLabel('Place').selectOption('Madurai');
  const expected = openings.filter(({ title, location }) => /^Weaver/.test(title) && location === 'Madurai');
  await expect(page.getByRole('status').filter({ hasText: 'openings match' })).toHaveText(
    `${expected.length} of 200 openings match.`,
  );
  await found.getByRole('link', { name: expected[0]?.title ?? '', exact: true }).click();
  await expect(page).toHaveURL(`/${expected[0]?.name}`);
});

test('what matches nothing is said, and so is a list that could not be loaded', async ({ page, context }) => {
  await page.goto('/positions');
  const words = page.getByRole('search').getByLabel('Search openings');
  await words.focus();
  await expect(page.locator('astro-island[data-hydrated]').filter({ has: words })).toBeAttached();
  await context.setOffline(true);
  await words.fill('weaver');
  await expect(page.getByText('The openings could not be loaded.')).toBeVisible();
  await context.setOffline(false);
  await words.fill('no such role');
  await expect(page.getByText('No opening matches.')).toBeVisible();
});
