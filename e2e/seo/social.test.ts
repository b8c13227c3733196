import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { siteUrl } from '../scripts/sites.ts';
import { builtSites, changedSite, metaOf, plainSite } from '../unit/built-site.ts';

for (const site of builtSites)
  test(`${site.name}: a shared link shows the title, the description and the company`, () => {
    for (const page of site.pages) {
      const title = metaOf(page, 'og:title') ?? '';
      expect.soft(page.document.title, page.path).toContain(title);
      expect.soft(title, page.path).toMatch(/\S/);
      expect.soft(metaOf(page, 'og:description'), page.path).toBe(metaOf(page, 'description'));
      expect.soft(metaOf(page, 'og:site_name'), page.path).toBe(site.company);
    }
  });

test('a shared link shows an image of 1200 by 630 pixels that names the page', async () => {
  for (const page of plainSite.pages) {
    const image = metaOf(page, 'og:image') ?? '';
    expect.soft(metaOf(page, 'twitter:card'), page.path).toBe('summary_large_image');
    expect.soft(metaOf(page, 'og:image:alt'), page.path).toContain(metaOf(page, 'og:title'));
    const bytes = readFileSync(join(plainSite.dir, image.replace(siteUrl, '')));
    const { format, width, height } = await sharp(bytes).metadata();
    expect.soft({ format, width, height }, page.path).toEqual({ format: 'png', width: 1200, height: 630 });
    expect.soft(bytes.length, page.path).toBeLessThan(300_000);
  }
});

test('a build without social images names none', () => {
  for (const page of changedSite.pages)
    for (const name of ['og:image', 'twitter:card'])
      expect.soft(metaOf(page, name), page.path).toBeUndefined();
});
