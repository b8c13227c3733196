import { expect } from '@playwright/test';
import { found, ofType } from '../support/fixtures/found.ts';
import { jobFile, onlyOpenings } from '../support/fixtures/opening.ts';
import { rebuilt } from '../support/fixtures/rebuilt.ts';
import { siteUrl } from '../support/hosts.ts';

// In India it is half past one at night of the 16th, in UTC still the 15th.
const now = Date.parse('2026-01-15T20:00:00Z') / 1000;
const old = '2025-06-14';

const test = rebuilt(
  async (project) => {
    await project.edit('content/site.yaml', /^timeZone: .*$/m, "timeZone: 'Asia/Kolkata' # here");
    await project.edit('content/site.yaml', /^staleAfterDays: .*$/m, 'staleAfterDays: 200 # here');
    await onlyOpenings(project, [
      { name: 'shut', title: 'Shut role', postedOn: old, more: 'status: closed\n' },
      { name: 'past', title: 'Past role', postedOn: old, more: "validThrough: '2026-01-15'\n" },
      {
        name: 'last',
        title: 'Last day role',
        postedOn: old,
        more: "validThrough: '2026-01-16'\nemploymentType: FULL_TIME\n",
      },
      { name: 'plain', title: 'Plain role', postedOn: old },
      { name: 'young', title: 'Young role', postedOn: '2026-01-02', more: "updated: '2026-01-03'\n" },
    ]);
  },
  { SOURCE_DATE_EPOCH: String(now) },
);

const closed = [
  ['/shut', 'Shut role'],
  ['/past', 'Past role'],
] as const;
const open = ['Last day role', 'Plain role', 'Young role'];

for (const [route, role] of closed)
  test(`${route}, closed or past its last day, keeps its address and says so, and nobody can apply there`, async ({
    page,
  }) => {
    expect((await page.goto(route))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(role);
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
  await page.goto('/positions');
  const table = page.getByRole('table');
  await expect(table.getByRole('rowheader')).toHaveText(open);
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText(/^Three openings /);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(open);
  await page.goto('/apply');
  const roles = page.getByRole('main').locator('datalist option');
  expect(await roles.evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toEqual(
    open,
  );
});

test('feeds, sitemap and job search are told of the open ones alone', async ({ page, request }) => {
  const feed: { items: { title: string }[] } = await (await request.get('/openings.json')).json();
  expect(feed.items.map(({ title }) => title)).toEqual(open);
  const rss = await (await request.get('/openings.xml')).text();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [route, role] of closed) {
    expect(rss).not.toContain(role);
    expect(sitemap).not.toContain(`${siteUrl}${route}<`);
  }
  for (const role of open) expect(rss).toContain(role);
  expect(sitemap).toContain(`<loc>${siteUrl}/young</loc><lastmod>2026-01-03</lastmod>`);

  const pages = await found(
    page,
    request,
    closed.map(([route]) => route),
  );
  for (const each of pages) {
    expect(each.noindex, each.route).toBe(true);
    expect(ofType(each, 'JobPosting'), each.route).toEqual([]);
  }
  const [last] = await found(page, request, ['/last']);
  expect(last && ofType(last, 'JobPosting')).toEqual([
    expect.objectContaining({ validThrough: '2026-01-16T23:59:59+05:30', employmentType: 'FULL_TIME' }),
  ]);
});

test('the build asks about openings that have stood open too long, and about no other', async ({ built }) => {
  const asked = [...built.printed.matchAll(/(content\/jobs\/\S+) postedOn: open for (\d+) days/g)];
  expect(asked.map(([, file, days]) => [file, days])).toEqual([
    [jobFile('last'), '216'],
    [jobFile('plain'), '216'],
  ]);
});
