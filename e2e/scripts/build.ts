import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changedEnv, changeSite } from './changed-site.ts';
import { UserError } from './command.ts';
import { Project } from './project.ts';
import { apiOrigin, sites } from './sites.ts';

/** Builds the two sites of the tests from copies of the project. */
export async function buildSites(): Promise<void> {
  await Promise.all([
    build(sites.unchanged.dir, { PUBLIC_API_HOST: apiOrigin }),
    build(sites.changed.dir, changedEnv, changeSite),
  ]);
}

async function build(
  dir: string,
  env: NodeJS.ProcessEnv,
  change?: (project: Project) => Promise<void>,
): Promise<void> {
  await using project = await Project.copy();
  await change?.(project);
  const { code, output } = await project.build(env);
  if (code !== 0) throw new UserError(`${output}\nThe site for ${dir} could not be built.`);
  await rm(dir, { recursive: true, force: true });
  await cp(join(project.dir, 'dist'), dir, { recursive: true });
  console.log(`Built ${dir}.`);
}
