import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { z } from 'astro/zod';
import { apiHost, siteUrl } from '../support/hosts.ts';

const usage = z.object({
  /** Processor time of all threads, in milliseconds. */
  cpu: z.number(),
  /** Peak of the memory in use, in bytes. */
  peak: z.number(),
});

/** What a build took: `wall` is the time it ran, in milliseconds. */
export interface Cost extends z.infer<typeof usage> {
  readonly wall: number;
}

/**
 * Builds a copy of the project, without social images.
 * @throws when the build fails, with what it said
 */
export async function costOf(dir: string): Promise<Cost> {
  const astro = join(createRequire(import.meta.url).resolve('astro/package.json'), '../bin/astro.mjs');
  const file = join(process.cwd(), dir, 'usage.json');
  const started = performance.now();
  await promisify(execFile)(
    process.execPath,
    ['--import', import.meta.resolve('./usage.ts'), astro, 'build'],
    {
      cwd: dir,
      env: {
        ...process.env,
        SITE_URL: siteUrl,
        PUBLIC_API_HOST: apiHost,
        SOCIAL_IMAGES: 'skip',
        BENCH_USAGE: file,
      },
      maxBuffer: 2 ** 28,
    },
  );
  const wall = performance.now() - started;
  return { wall, ...usage.parse(JSON.parse(await readFile(file, 'utf8'))) };
}
