import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { type BuiltSite, builtSites } from './built-site.ts';

const sizeOf = async ({ dir }: BuiltSite, url: string) => {
  const { width, height } = await sharp(join(dir, url)).metadata();
  return `${width}x${height}`;
};

for (const site of builtSites) {
  test(`${site.name}: every page has an icon for the home screen of a phone`, async () => {
    const urls = site.pages.map(
      ({ document }) => document.querySelector('link[rel=apple-touch-icon]')?.getAttribute('href') ?? 'none',
    );
    for (const url of new Set(urls)) expect(await sizeOf(site, url)).toBe('180x180');
  });
}
