import { builds } from '../support/builds.ts';
import { site } from '../../src/site.ts';
import { expect, test } from '../support/test-site.ts';

test.use({ dist: builds.bare.dist });

test('with no opening left, /positions says so in a sentence beside the resume mailbox', async ({ page }) => {
  await page.goto('/positions');
  const main = page.getByRole('main');
  await expect(main.getByText('No position is open right now.')).toBeVisible();
  await expect(main.getByRole('link', { name: site.email })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to Careers' })).toBeVisible();
  await expect(main.getByRole('table')).toHaveCount(0);
  await expect(main.getByText(/Each role|Job description/)).toHaveCount(0);
});

test('the announcement goes, and the form takes any position', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
  await page.goto('/apply');
  await expect(page.locator('datalist option')).toHaveCount(0);
  await expect(page.getByLabel('Position')).toBeEditable();
});

test('the feed is there and empty, and the page of the opening answers', async ({ request }) => {
  const rss = await (await request.get('/openings.xml')).text();
  expect(rss).toContain('<channel>');
  expect(rss).not.toContain('<item>');
  expect((await request.get('/shut')).status()).toBe(200);
});
