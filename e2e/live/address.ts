import { parseArgs } from 'node:util';
import { originOf } from '../../src/environment.ts';
import { CommandProblem, reasonOf } from '../support/command.ts';

const usage =
  'Usage: npm run live -- https://www.example.com, or npm run live -- --site https://www.example.com https://preview.example.net';

/**
 * Which site is asked, and where visitors find it.
 * @throws CommandProblem when the words behind the command are no addresses
 */
export function readAddress(args: string[]): { origin: string; home: string } {
  const { values, positionals } = parsed(args);
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0) throw new CommandProblem(usage);
  const origin = siteAt(address);
  return { origin, home: values.site === undefined ? origin : siteAt(values.site) };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { site: { type: 'string' } } });
  } catch (error) {
    throw new CommandProblem(`${reasonOf(error)}\n${usage}`);
  }
}

function siteAt(address: string): string {
  const origin = originOf(address);
  if (origin !== undefined) return origin;
  throw new CommandProblem(`"${address}" is not the address of a site.\n${usage}`);
}
