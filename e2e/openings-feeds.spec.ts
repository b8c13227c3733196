import { jobs } from './fixtures/routes.ts';
import { site } from './fixtures/site-file.ts';
import { siteUrl } from './hosts.ts';
import { expect, test } from './test-site.ts';

const links = jobs.map(([title, route]) => ({ title, url: siteUrl + route }));

test('the head of /positions leads a reader of feeds to both', async ({ page }) => {
  await page.goto('/positions');
  const feeds = page.locator('head link[rel=alternate]');
  await expect(feeds).toHaveCount(2);
  for (const [type, href] of [
    ['application/rss+xml', '/openings.xml'],
    ['application/feed+json', '/openings.json'],
  ])
    await expect(page.locator(`head link[type="${type}"]`)).toHaveAttribute('href', href ?? '');
});

test('/openings.json is a JSON Feed of the five openings, with what the table says of each', async ({
  request,
}) => {
  const feed = await (await request.get('/openings.json')).json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringContaining(site.name),
    home_page_url: `${siteUrl}/positions`,
    feed_url: `${siteUrl}/openings.json`,
  });
  expect(feed.items).toEqual(
    links.map(({ title, url }) => ({
      id: url,
      url,
      title,
      content_text: expect.stringMatching(/^You .+\.$/),
      date_published: '2025-06-14T00:00:00.000Z',
      _opening: {
        location: 'Remote',
        country: site.country?.name,
        experience: '2024,2025 Freshers',
        vacancies: 3,
      },
    })),
  );
});

test('/openings.xml is RSS of the same openings', async ({ page, request }) => {
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
    links.map(({ title, url }) => ({ title, url, id: url, date: 'Sat, 14 Jun 2025 00:00:00 GMT' })),
  );
});
