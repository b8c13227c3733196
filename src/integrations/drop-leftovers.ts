import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isLeftover } from '../loader/files.ts';

/** After a build, removes what editors and systems left behind in `public/`, which Astro copies whole. */
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
