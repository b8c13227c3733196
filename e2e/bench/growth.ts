import { globSync } from 'node:fs';
import { join } from 'node:path';
import { CommandProblem } from '../support/command.ts';
import { madeUp } from '../support/fixtures/many-openings.ts';
import { onlyOpenings } from '../support/fixtures/opening.ts';
import { Project } from '../support/fixtures/project.ts';
import { type Cost, costOf } from './cost.ts';
import { table } from './table.ts';

/** A build of a known size. */
interface Build extends Cost {
  readonly openings: number;
  readonly pages: number;
}

/** A further page may cost at most this many times as much in the second half of the openings as in the first. */
const steady = 1.5;

/**
 * Builds the site with no opening, with half of the made-up openings and with all, and prints what a further page costs in
 * time and memory: the same in both halves when the build is linear.
 * @throws CommandProblem when it is not linear
 */
export async function growth(openings: number): Promise<void> {
  const none = await built(0);
  const half = await built(Math.ceil(openings / 2));
  const all = await built(openings);
  const head = ['made-up openings', 'pages', 'seconds', 'ms a page', 'CPU ms a page', 'peak MB', 'KB a page'];
  console.log(table(head, [row(none), row(half, none), row(all, half)]));
  console.log('\nFrom the second row on, a page is one more than in the row above.');
  const [first, second] = [perPage(half, none, 'cpu'), perPage(all, half, 'cpu')];
  if (second > steady * first)
    throw new CommandProblem(`Not linear: ${first.toFixed(1)} ms a further page, then ${second.toFixed(1)}.`);
  console.log('The build is linear.');
}

async function built(openings: number): Promise<Build> {
  console.error(`Building with ${openings} made-up openings.`);
  const project = await Project.copy();
  try {
    await onlyOpenings(project, madeUp(openings));
    const cost = await costOf(project);
    return { openings, pages: globSync('**/*.html', { cwd: join(project.dir, 'dist') }).length, ...cost };
  } finally {
    await project.remove();
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
