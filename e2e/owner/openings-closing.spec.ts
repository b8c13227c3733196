import { builds } from '../support/builds.ts';
import { closed, open } from '../support/fixtures/changed-site.ts';
import { asksNotToBeListed, ofType, pageAt } from '../support/fixtures/read-pages.ts';
import { siteUrl } from '../support/hosts.ts';
import { expect, test } from '../support/test-site.ts';

test.use({ dist: builds.changed.dist });

const titles = open.map(({ title }) => title);

for (const { name, title } of closed)
  test(`/${name}, closed or past its last day, keeps its address and says so, and nobody can apply there`, async ({
    page,
  }) => {
    expect((await page.goto(`/${name}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const main = page.getByRole('main');
    await expect(main.getByText('This opening is closed.')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'What you will do' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'How to apply' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: /apply/i })).toHaveCount(0);
    await expect(main.getByText(/resume|apply button/i)).toHaveCount(0);
    await main.getByRole('link', { name: 'See the open positions' }).click();
    await expect(page).toHaveURL('/positions');
  });

test('an opening is open through the end of its last day where the company is', async ({ page }) => {
  await page.goto('/last');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Apply', exact: true }).first()).toBeVisible();
  await expect(main.getByText('This opening is closed.')).toHaveCount(0);
  for (const [term, value] of [
    ['Employment', 'Full time'],
    ['Apply by', '16/1/2026'],
  ] as const) {
    const fact = main
      .locator('dl > div')
      .filter({ has: page.getByRole('term').getByText(term, { exact: true }) });
    await expect(fact.getByRole('definition')).toHaveText(value);
  }
});

test('table, cards, form and announcement hold the open ones alone', async ({ page }) => {
  await page.goto('/careers');
  const announcement = page.getByRole('complementary', { name: 'Announcement' });
  await expect(announcement).toContainText(/^Three openings /);
  await announcement.getByRole('link').click();
  await expect(page).toHaveURL('/positions');
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveText(titles);
  await table.getByRole('link', { name: 'Young role', exact: true }).click();
  await expect(page).toHaveURL('/young');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Young role');
  await page.goBack();
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(table.getByRole('rowheader')).toHaveText(titles);
  await page.goto('/apply');
  const roles = page.getByRole('main').locator('datalist option');
  expect(await roles.evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toEqual(
    titles,
  );
});

test('the feed, the sitemap and job search list the open ones alone', async ({ request }) => {
  const rss = await (await request.get('/openings.xml')).text();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { name, title } of closed) {
    expect(rss).not.toContain(title);
    expect(sitemap).not.toContain(`${siteUrl}/${name}<`);
  }
  for (const title of titles) expect(rss).toContain(title);
  expect(sitemap).toContain(`<loc>${siteUrl}/young</loc><lastmod>2026-01-03</lastmod>`);

  for (const { name } of closed) {
    const page = pageAt(`/${name}`, builds.changed.dist);
    expect(asksNotToBeListed(page), name).toBe(true);
    expect(ofType(page, 'JobPosting'), name).toEqual([]);
  }
  expect(ofType(pageAt('/last', builds.changed.dist), 'JobPosting')).toEqual([
    expect.objectContaining({ validThrough: '2026-01-16T23:59:59+05:30', employmentType: 'FULL_TIME' }),
  ]);
});
