import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pageAt, plainSite } from './built-site.ts';
import { directiveAttribute, fileAttributes } from '../../src/hydration/astro-internals.ts';

/** Names that `src/hydration` uses, by the files of Astro that must contain them. */
const internals = {
  'runtime/server/astro-island.prebuilt.js': [...fileAttributes, 'astro-island', 'astro:hydration-error'],
  'core/build/vite-build-config.js': ['preserveEntrySignatures'],
};

for (const [file, names] of Object.entries(internals))
  test(`Astro's ${file} has the names that hydration uses`, () => {
    const source = readFileSync(`node_modules/astro/dist/${file}`, 'utf8');
    // A string, or the key of an option.
    for (const name of names) expect.soft(source).toMatch(new RegExp(`["'\`]${name}["'\`]|\\b${name}:`));
  });

test('an island has the attributes that hydration reads', () => {
  const island = pageAt(plainSite, '/login').document.querySelector('main astro-island');
  for (const name of fileAttributes) expect(island?.getAttribute(name), name).toMatch(/^\/_astro\/.*\.js$/);
  expect(JSON.parse(island?.getAttribute(directiveAttribute) ?? '')).toMatchObject({ value: 'paint' });
});
