import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { z } from 'astro/zod';
import { CommandProblem } from '../support/command.ts';
import type { Project } from '../support/fixtures/project.ts';

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
 * @throws CommandProblem when the build fails, with what it said
 */
export async function costOf(project: Project): Promise<Cost> {
  const file = join(project.dir, 'usage.json');
  const started = performance.now();
  const { code, printed } = await project.build({
    SOCIAL_IMAGES: 'skip',
    NODE_OPTIONS: `--import=${import.meta.resolve('./usage.ts')}`,
    BENCH_USAGE: file,
  });
  if (code !== 0) throw new CommandProblem(printed);
  const wall = performance.now() - started;
  return { wall, ...usage.parse(JSON.parse(await readFile(file, 'utf8'))) };
}
