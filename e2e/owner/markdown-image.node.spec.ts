import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { attribute, elementsOf } from '../../src/integrations/finish/html.ts';
import { builds } from '../support/builds.ts';
import { photo } from '../support/fixtures/photo.ts';
import { pageAt } from '../support/fixtures/read-pages.ts';

const { dist } = builds.bare;

test('a photo in a Markdown text is optimised, keeps its room while it loads, and its original is not published', async () => {
  const images = elementsOf(pageAt('/vision', dist).html).filter(({ tagName }) => tagName === 'img');
  expect(images).toHaveLength(1);
  const of = (name: string) => images.map((image) => attribute(image, name)).join();
  expect(of('alt')).toBe(photo.alt);
  expect([of('loading'), of('decoding')]).toEqual(['lazy', 'async']);
  const file = join(dist, decodeURI(of('src')));
  const { format, width, height } = await sharp(file).metadata();
  expect(format).toBe('webp');
  expect([of('width'), of('height')]).toEqual([`${width}`, `${height}`]);
  expect(width / height).toBeCloseTo(photo.width / photo.height, 2);
  const published = globSync('**/*', { cwd: dist })
    .map((name) => join(dist, name))
    .filter((name) => statSync(name).isFile());
  expect(published.length).toBeGreaterThan(40);
  for (const name of published) expect(readFileSync(name).includes(photo.exif), name).toBe(false);
});
