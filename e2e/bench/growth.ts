import { glob, rm } from 'node:fs/promises';
import { type Cost, costOf } from './cost.ts';
import { lacking } from './lists.ts';
import { projectWith } from './made-up.ts';
import { CommandProblem } from '../support/command.ts';
import { table } from './table.ts';

/** A build of a known size. */
interface Build extends Cost {
  readonly openings: number;
  readonly pages: number;
  /** What the sitemap and the feeds lack, in sentences. */
  readonly lacking: readonly string[];
}

/** A further page may cost at most this many times as much in the second half of the openings as in the first. */
const steady = 1.5;

/**
 * Builds the site as it is, with half of the made-up openings and with all, and prints what a further page costs in
 * time and memory: the same in both halves when the build is linear.
 * @throws CommandProblem when it is not linear, or when the sitemap or a feed does not hold every opening
 */
export async function growth(openings: number): Promise<void> {
  const none = await built(0);
  const half = await built(Math.ceil(openings / 2));
  const all = await built(openings);
  const head = ['made-up openings', 'pages', 'seconds', 'ms a page', 'CPU ms a page', 'peak MB', 'KB a page'];
  console.log(table(head, [row(none), row(half, none), row(all, half)]));
  console.log('\nFrom the second row on, a page is one more than in the row above.');
  const [first, second] = [perPage(half, none, 'cpu'), perPage(all, half, 'cpu')];
  const problems = [...all.lacking];
  if (second > steady * first)
    problems.push(`Not linear: ${first.toFixed(1)} ms a further page, then ${second.toFixed(1)}.`);
  if (problems.length > 0) throw new CommandProblem(problems.join('\n'));
  console.log('The sitemap and both feeds list every opening once; the build is linear.');
}

async function built(openings: number): Promise<Build> {
  console.error(`Building with ${openings} made-up openings.`);
  const dir = `.cache/bench/openings-${openings}`;
  try {
    const addresses = await projectWith(openings, dir);
    const cost = await costOf(dir);
    const pages = (await Array.fromAsync(glob('dist/**/*.html', { cwd: dir }))).length;
    return { openings, pages, lacking: await lacking(`${dir}/dist`, addresses), ...cost };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const perPage = (build: Build, before: Build | undefined, of: keyof Cost) =>
  (build[of] - (before?.[of] ?? 0)) / (build.pages - (before?.pages ?? 0));

const row = (build: Build, before?: Build) => [
  String(build.openings),
  String(build.pages),
  (build.wall / 1000).toFixed(1),
  perPage(build, before, 'wall').toFixed(1),
  perPage(build, before, 'cpu').toFixed(1),
  (build.peak / 1e6).toFixed(0),
  (perPage(build, before, 'peak') / 1e3).toFixed(0),
];
