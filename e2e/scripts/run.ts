import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** A problem the user can solve. It is printed as one sentence, without a stack trace. */
export class UserError extends Error {}

/** Runs an npm script. A UserError ends it with its message and exit code 1. */
export async function runScript(work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    // A server that the script has started would keep the process running.
    process.exit(1);
  }
}

/** The scripts of the tools. On Windows, the commands in `.bin` are `.cmd` files, which cannot be spawned. */
const tools = {
  astro: 'astro/bin/astro.mjs',
  eslint: 'eslint/bin/eslint.js',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
};

/** The path of a tool, for `process.execPath` to run. */
export const pathOf = (tool: keyof typeof tools): string =>
  resolve(import.meta.dirname, '../../node_modules', tools[tool]);

/**
 * Runs one of the project's tools with additional variables and shows its output.
 * @throws UserError when the tool fails; the tool has printed the reason
 */
export async function run(tool: keyof typeof tools, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [pathOf(tool), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new UserError(`"${tool} ${args.join(' ')}" failed; see the lines above.`);
}

/** Waits until all have ended, then throws the first error, so that its message is the last line. */
export async function waitForAll(works: readonly Promise<void>[]) {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason;
}
