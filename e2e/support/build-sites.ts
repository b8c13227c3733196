import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Build, builds, logOf } from './builds.ts';
import { command, CommandProblem } from './command.ts';
import { Project } from './fixtures/project.ts';

/** Builds the sites that the tests look at, or those that the words behind the command name, two at a time. */
await command(async () => {
  const named = process.argv.slice(2);
  const left = Object.entries<Build>(builds).filter(([name]) => named.length === 0 || named.includes(name));
  const inTurn = async () => {
    for (let next = left.shift(); next; next = left.shift()) await build(...next);
  };
  await Promise.all([inTurn(), inTurn()]);
});

/** Builds a site from a copy of the project, which holds nothing that another build has left behind. */
async function build(name: string, made: Build): Promise<void> {
  const project = await Project.copy();
  try {
    await made.change?.(project);
    const { code, printed } = await project.build(made.env);
    if (code !== 0)
      throw new CommandProblem(`${printed}\nThe site "${name}" was not built; the lines above say why.`);
    await rm(made.dist, { recursive: true, force: true });
    await cp(join(project.dir, 'dist'), made.dist, { recursive: true });
    await mkdir(dirname(logOf(made)), { recursive: true });
    await writeFile(logOf(made), printed);
    console.log(`Built the site "${name}" into ${made.dist}/.`);
  } finally {
    await project.remove();
  }
}
