import { createServer } from 'node:net';
import { once } from 'node:events';

/** A mistake in how a command was called or in what it found; told in one sentence, without a stack. */
export class CommandProblem extends Error {}

/**
 * The port a variable asks for, or the usual one.
 * @throws CommandProblem when the value is no port, or something else already listens there.
 */
export async function portFrom(variable: string, usual: number): Promise<number> {
  const value = process.env[variable] ?? String(usual);
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new CommandProblem(`${variable} is "${value}": set it to a port between 1 and 65535.`);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw new CommandProblem(
      `Port ${port} can't be used (${codeOf(error)}): stop what uses it, or set ${variable} to another port.`,
    );
  }
  probe.close();
  await once(probe, 'close');
  return port;
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';

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
