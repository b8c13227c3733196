import { createServer } from 'node:net';
import { once } from 'node:events';

/** A mistake in how a command was called or in what it found; told in one sentence, without a stack. */
export class CommandProblem extends Error {}

/**
 * The ports that `PORT` and `API_PORT` ask for, or the usual ones.
 * @throws CommandProblem when a value is no port, both are the same, or something else already listens there.
 */
export async function ports(): Promise<{ site: number; api: number }> {
  const site = portFrom('PORT', 4321);
  const api = portFrom('API_PORT', 4322);
  if (site === api)
    throw new CommandProblem(`PORT and API_PORT are both ${site}: set one of them to another port.`);
  await mustBeFree('PORT', site);
  await mustBeFree('API_PORT', api);
  return { site, api };
}

function portFrom(variable: string, usual: number): number {
  const value = process.env[variable] ?? String(usual);
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new CommandProblem(`${variable} is "${value}": set it to a port between 1 and 65535.`);
  return port;
}

async function mustBeFree(variable: string, port: number): Promise<void> {
  // Both, since a browser that is sent to localhost may try the second one first.
  for (const address of ['127.0.0.1', '::1']) {
    const code = await codeOfListening(port, address);
    if (code && code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT')
      throw new CommandProblem(
        `Port ${port} can't be used (${code}): stop what uses it, or set ${variable} to another port.`,
      );
  }
}

/** Why nothing can listen there, as the system's code; undefined when it can. */
async function codeOfListening(port: number, address: string): Promise<string | undefined> {
  const probe = createServer().listen(port, address);
  try {
    await once(probe, 'listening');
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
  }
  probe.close();
  await once(probe, 'close');
  return undefined;
}

/** Runs a command's work; a problem ends it with one sentence and exit code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
