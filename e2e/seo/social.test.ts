import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { socialImage } from '../../src/seo/social/image.ts';
import { siteUrl } from '../support/sites/local-servers.ts';
import { unchangedSite } from '../support/sites/built-site.ts';

test('a shared link shows an image of 1200 by 630 pixels that names the page', async () => {
  for (const page of unchangedSite.pages) {
    const image = page.meta('og:image') ?? '';
    expect.soft(page.meta('twitter:card'), page.path).toBe('summary_large_image');
    expect.soft(page.meta('og:image:alt'), page.path).toContain(page.meta('og:title'));
    const bytes = readFileSync(join(unchangedSite.dir, image.replace(siteUrl, '')));
    const { format, width, height } = await sharp(bytes).metadata();
    expect.soft({ format, width, height }, page.path).toEqual({ format: 'png', width: 1200, height: 630 });
    expect.soft(bytes.length, page.path).toBeLessThan(300_000);
  }
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

/** The pixels of a picture in these columns, below the name of the company. */
async function pixelsOf(title: string, left: number, width: number): Promise<Buffer> {
  const region = { left, width, top: 300, height: 300 };
  return sharp(await socialImage(title, drawing, drawing))
    .extract(region)
    .raw()
    .toBuffer();
}

test('in the image, a long title breaks before the drawing', async () => {
  expect(await pixelsOf('Dots', 64, 560)).not.toEqual(await pixelsOf(' ', 64, 560));
  expect(await pixelsOf('Dots'.repeat(15) + 's', 640, 560)).toEqual(await pixelsOf(' ', 640, 560));
});
