import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A problem the user can solve. It is printed as one sentence, without a stack trace. */
export class UserError extends Error {}

/** Runs a command; a UserError ends it with its message and exit code 1. */
export async function command(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Runs one of the project's tools with additional variables and shows its output.
 * @throws UserError when the tool fails; it has printed the reason
 */
export async function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(tool, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new UserError(`"${tool} ${args.join(' ')}" failed; see the lines above.`);
}

/** Waits until all of these have ended, so that the message of one that failed is the last line. */
export async function waitForAll(works: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason;
}
