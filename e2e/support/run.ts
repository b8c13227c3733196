import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CommandProblem } from './ports.ts';

/**
 * Runs one of the project's own tools with further variables, its output shown as it comes.
 * @throws CommandProblem when it fails; the tool has said why.
 */
export async function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(tool, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new CommandProblem(`"${tool} ${args.join(' ')}" did not succeed; the lines above say why.`);
}
