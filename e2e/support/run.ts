import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandProblem } from './command.ts';

/**
 * Runs one of the project's own tools with further variables, its output shown as it comes.
 * @throws CommandProblem when it fails; the tool has said why.
 */
export async function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(tool, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const end = () => child.kill();
  process.once('SIGTERM', end);
  const [code, signal] = await once(child, 'exit');
  process.off('SIGTERM', end);
  const what = `"${tool} ${args.join(' ')}"`;
  if (signal) throw new CommandProblem(`${what} was ended by ${signal}.`);
  if (code !== 0) throw new CommandProblem(`${what} did not succeed; the lines above say why.`);
}
