import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changedEnv, changeSite } from './changed-site.ts';
import { command, UserError } from './command.ts';
import { Project } from './project.ts';
import { apiOrigin, sites } from './sites.ts';

/** Builds the two sites of the tests from copies of the project, or the one named by the argument. */
await command(async () => {
  const [, , only] = process.argv;
  const wanted = (name: string) => only === undefined || only === name;
  await Promise.all([
    wanted('plain') && build(sites.plain.dir, { PUBLIC_API_HOST: apiOrigin }),
    wanted('changed') && build(sites.changed.dir, changedEnv, changeSite),
  ]);
});

async function build(
  dir: string,
  env: NodeJS.ProcessEnv,
  change?: (project: Project) => Promise<void>,
): Promise<void> {
  const project = await Project.copy();
  try {
    await change?.(project);
    const { code, output } = await project.build(env);
    if (code !== 0) throw new UserError(`${output}\nThe site for ${dir} could not be built.`);
    await rm(dir, { recursive: true, force: true });
    await cp(join(project.dir, 'dist'), dir, { recursive: true });
    console.log(`Built ${dir}.`);
  } finally {
    await project.remove();
  }
}
