import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { pageAt, readPages } from '../support/fixtures/read-pages.ts';
import { pages } from '../support/fixtures/routes.ts';
import { site } from '../../src/site.ts';
import { siteUrl } from '../support/hosts.ts';
import { expect, test } from '../support/test-site.ts';

test('a shared link shows title, words and an image with its description, on every page', () => {
  for (const { route, meta } of readPages()) {
    expect(meta['og:title'], route).toMatch(/./);
    expect(meta, route).toMatchObject({
      'og:type': 'website',
      'og:site_name': site.name,
      'og:description': meta['description'],
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(meta['og:title'] ?? ''),
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': meta['og:image:alt'],
    });
    expect(meta['og:image'], route).toMatch(new RegExp(`^${siteUrl}/social/\\w+\\.png$`));
  }
});

test('every page has an image of its own, 1200 by 630, under 100 KB', async ({ request }) => {
  const images = new Set<string>();
  for (const route of [...pages, '/404']) {
    const answer = await request.get((pageAt(route).meta['og:image'] ?? '').replace(siteUrl, ''));
    expect(answer.headers()['content-type'], route).toBe('image/png');
    const bytes = await answer.body();
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }, route).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length, route).toBeLessThan(100_000);
    images.add(createHash('sha256').update(bytes).digest('hex'));
  }
  expect(images.size).toBe(pages.length + 1);
});
