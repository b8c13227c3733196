import type { Page } from '@playwright/test';
import { count } from '../support/fixtures/openings.ts';
import { site } from '../../src/site.ts';
import { siteUrl } from '../support/hosts.ts';
import { expect, test } from '../support/test-site.ts';

/** The openings as the table shows them: role, address of its page, and the values of the row. */
async function table(page: Page) {
  await page.goto('/positions');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => ({
      title: row.querySelector('th')?.textContent?.trim(),
      href: row.querySelector('a')?.getAttribute('href') ?? '',
      // Behind the label that a card shows.
      values: [...row.querySelectorAll('td')].map((cell) => cell.lastChild?.textContent?.trim() ?? ''),
    })),
  );
  expect(shown.length).toBe(count);
  return shown.map(({ title, href, values: [location, posted = '', experience, vacancies] }) => {
    const [date = 0, month = 0, year = 0] = posted.split('/').map(Number);
    const day = new Date(Date.UTC(year, month - 1, date));
    return { title, url: siteUrl + href, day, location, experience, vacancies: Number(vacancies) };
  });
}

test('the head of /positions leads a reader of feeds to both', async ({ page }) => {
  await page.goto('/positions');
  await expect(page.locator('head link[rel=alternate]')).toHaveCount(2);
  for (const [type, href] of [
    ['application/rss+xml', '/openings.xml'],
    ['application/feed+json', '/openings.json'],
  ] as const)
    await expect(page.locator(`head link[type="${type}"]`)).toHaveAttribute('href', href);
});

test('/openings.json is a JSON Feed with what the table says of each opening', async ({ page, request }) => {
  const openings = await table(page);
  const feed = await (await request.get('/openings.json')).json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringContaining(site.name),
    home_page_url: `${siteUrl}/positions`,
    feed_url: `${siteUrl}/openings.json`,
  });
  expect(feed.items).toEqual(
    openings.map(({ title, url, day, location, experience, vacancies }) => ({
      id: url,
      url,
      title,
      content_text: expect.stringMatching(/\.$/),
      date_published: day.toISOString(),
      _opening: expect.objectContaining({ location, country: site.country?.name, experience, vacancies }),
    })),
  );
});

test('/openings.xml is RSS of the same openings', async ({ page, request }) => {
  const openings = await table(page);
  const answer = await request.get('/openings.xml');
  expect(answer.headers()['content-type']).toMatch(/xml/);
  await page.goto('about:blank');
  const feed = await page.evaluate(
    (xml) => {
      const whole = new DOMParser().parseFromString(xml, 'text/xml');
      const items = [...whole.querySelectorAll('rss[version="2.0"] > channel > item')];
      return items.map((item) => {
        const text = (name: string) => item.querySelector(name)?.textContent;
        return { title: text('title'), url: text('link'), id: text('guid'), date: text('pubDate') };
      });
    },
    await answer.text(),
  );
  expect(feed).toEqual(
    openings.map(({ title, url, day }) => ({ title, url, id: url, date: day.toUTCString() })),
  );
});
