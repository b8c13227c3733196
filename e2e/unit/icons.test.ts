import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { type BuiltSite, builtSites } from './built-site.ts';

const sizeOf = async ({ dir }: BuiltSite, url: string) => {
  const { width, height } = await sharp(join(dir, url)).metadata();
  return `${width}x${height}`;
};

for (const site of builtSites) {
  test(`${site.name}: the manifest names the company, and its icons have the sizes it states`, async () => {
    const manifest = JSON.parse(readFileSync(join(site.dir, 'manifest.webmanifest'), 'utf8'));
    expect(manifest.name).toBe(site.company);
    const icons: readonly { src: string; sizes: string; purpose?: string }[] = manifest.icons;
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes } of icons) expect(await sizeOf(site, src), src).toBe(sizes);
  });

  test(`${site.name}: every page has an icon for the home screen of a phone`, async () => {
    const urls = site.pages.map(
      ({ document }) => document.querySelector('link[rel=apple-touch-icon]')?.getAttribute('href') ?? 'none',
    );
    for (const url of new Set(urls)) expect(await sizeOf(site, url)).toBe('180x180');
  });
}
