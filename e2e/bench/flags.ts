import { parseArgs } from 'node:util';
import { CommandProblem } from '../support/command.ts';

/** What `npm run bench` is asked for. */
export interface Flags {
  /** Measurements of each page; the median counts. */
  readonly runs: number;
  /** The addresses to measure; all of them when nothing is said. */
  readonly routes: readonly string[] | undefined;
}

const usage = 'npm run bench -- [--runs 3] [--routes /,/apply]';

/**
 * The flags of the command line.
 * @throws CommandProblem for one that is unknown or no whole number above 0
 */
export function readFlags(args: string[]): Flags {
  const { runs, routes } = parsed(args);
  return {
    runs: whole('runs', runs),
    routes: routes?.split(','),
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        runs: { type: 'string', default: '3' },
        routes: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new CommandProblem(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
  }
}

function whole(name: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value))
    throw new CommandProblem(`--${name} is "${value}": give it a whole number above 0.\nUsage: ${usage}`);
  return Number(value);
}
