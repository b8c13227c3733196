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
  return shown.map(({ title, href, values: [location, posted = ''] }) => {
    const [date = 0, month = 0, year = 0] = posted.split('/').map(Number);
    const day = new Date(Date.UTC(year, month - 1, date));
    return { title, url: siteUrl + href, day, location };
  });
}

test('the head of /positions names the feed', async ({ page }) => {
  await page.goto('/positions');
  const link = page.locator('head link[rel=alternate]');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('type', 'application/rss+xml');
  await expect(link).toHaveAttribute('href', '/openings.xml');
  await expect(link).toHaveAttribute('title', new RegExp(site.name));
});

test('/openings.xml is RSS of the openings in the table', async ({ page, request }) => {
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
        return {
          title: text('title'),
          url: text('link'),
          id: text('guid'),
          date: text('pubDate'),
          location: text('category'),
        };
      });
    },
    await answer.text(),
  );
  expect(feed).toEqual(
    openings.map(({ title, url, day, location }) => ({
      title,
      url,
      id: url,
      date: day.toUTCString(),
      location,
    })),
  );
});
