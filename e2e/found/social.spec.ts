import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { found } from '../support/fixtures/found.ts';
import { pages, routes } from '../support/fixtures/routes.ts';
import { site } from '../../src/site.ts';
import { siteUrl } from '../support/hosts.ts';
import { expect, test } from '../support/test-site.ts';

test('a shared link shows title, words and an image with its description, on every page', async ({
  page,
  request,
}) => {
  for (const { route, title, meta } of await found(page, request, [...routes, '/404'])) {
    expect(title, route).not.toBe('');
    expect(meta, route).toMatchObject({
      'og:type': 'website',
      'og:site_name': site.name,
      'og:description': meta['description'],
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(title),
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': meta['og:image:alt'],
    });
    expect(meta['og:image'], route).toMatch(new RegExp(`^${siteUrl}/social/\\w+\\.png$`));
  }
});

test('every page has an image of its own, 1200 by 630, under 100 KB', async ({ page, request }) => {
  const images = new Map<string, string>();
  for (const { route, meta } of await found(page, request, [...pages, '/404'])) {
    const answer = await request.get((meta['og:image'] ?? '').replace(siteUrl, ''));
    expect(answer.headers()['content-type'], route).toBe('image/png');
    const bytes = await answer.body();
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }, route).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length, route).toBeLessThan(100_000);
    images.set(createHash('sha256').update(bytes).digest('hex'), route);
  }
  expect(images.size).toBe(pages.length + 1);
});
