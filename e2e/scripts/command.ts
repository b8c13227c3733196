import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A problem the user can solve. It is printed as one sentence, without a stack trace. */
export class UserError extends Error {}

/** Runs a command; a UserError ends it with its message and exit code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
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

/** A tool of the project with its arguments. */
export type Tool = readonly [name: string, ...args: string[]];

/**
 * Runs tools at the same time, and shows the output of each when it ends.
 * @throws UserError when one of them fails
 */
export async function runTogether(tools: readonly Tool[]): Promise<void> {
  const failed = await Promise.all(
    tools.map(async ([name, ...args]) => {
      const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      const [output, errors, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      process.stdout.write(output + errors);
      return code === 0 ? [] : name;
    }),
  );
  if (failed.flat().length > 0)
    throw new UserError(`Failed: ${failed.flat().join(', ')}; see the lines above.`);
}
