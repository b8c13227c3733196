import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { directiveAttribute, fileAttributes } from '../../src/hydration/astro-internals.ts';

/** Names that `src/hydration` uses, by the files of Astro that must contain them. */
const internals = {
  'runtime/server/hydration.js': [...fileAttributes, directiveAttribute, 'uid'],
  'runtime/server/astro-island.prebuilt.js': [
    ...fileAttributes,
    directiveAttribute,
    'astro-island',
    'astro:hydration-error',
  ],
  'core/build/vite-build-config.js': ['preserveEntrySignatures'],
};

for (const [file, names] of Object.entries(internals))
  test(`Astro's ${file} has the names that hydration uses`, () => {
    const source = readFileSync(`node_modules/astro/dist/${file}`, 'utf8');
    for (const name of names)
      expect.soft(source.includes(name), `Astro renamed ${name}, which src/hydration/ uses`).toBe(true);
  });
