import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isLeftover } from '../loader/files.ts';

/** Removes leftovers such as .DS_Store from a build. Astro copies all files of `public/`. */
export default function dropLeftovers(): AstroIntegration {
  return {
    name: 'drop-leftovers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        for (const file of files.filter(isLeftover)) await rm(join(folder, file), { recursive: true });
      },
    },
  };
}
