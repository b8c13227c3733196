import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changedEnv, changeSite } from '../support/sites/changed-site.ts';
import { apiOrigin, ports, sites } from '../support/sites/local-servers.ts';
import { Project } from '../support/sites/Project.ts';
import { installChromium, missingBrowsers } from './browsers.ts';
import { check } from './check.ts';
import { requireFreePorts } from './free-ports.ts';
import { runScript, run, UserError, waitForAll } from './run.ts';

/** Builds a site of the tests from a copy of the project. */
async function build(dir: string, env: NodeJS.ProcessEnv, change?: (project: Project) => Promise<void>) {
  await using project = await Project.copy();
  await change?.(project);
  const { code, output } = await project.build(env);
  if (code !== 0) throw new UserError(`${output}\nThe site for ${dir} could not be built.`);
  await rm(dir, { recursive: true, force: true });
  await cp(join(project.dir, 'dist'), dir, { recursive: true });
  console.log(`Built ${dir}.`);
}

/**
 * `npm test`: checks the project while building both sites, then runs Playwright. Arguments go to Playwright, and switch
 * off the checks. `npm run test:thorough` passes `--project`, so only that project runs.
 */
await runScript(async () => {
  await requireFreePorts(Object.values(ports));
  installChromium();
  const playwrightArgs = process.argv.slice(2);
  const isLimited = playwrightArgs.some((arg) => arg.startsWith('--project'));
  const missing = isLimited ? [] : missingBrowsers();
  const installed = ['node', 'chromium*', 'firefox', 'webkit'].filter((name) => !missing.includes(name));
  const projects = isLimited ? [] : installed.map((name) => `--project=${name}`);
  const checks = playwrightArgs.length > 0 ? [] : [check()];
  await waitForAll([
    ...checks,
    build(sites.unchanged.dir, { PUBLIC_API_HOST: apiOrigin }),
    build(sites.changed.dir, changedEnv, changeSite),
  ]);
  try {
    await run('playwright', ['test', '-c', 'e2e', ...projects, ...playwrightArgs]);
  } finally {
    if (missing.length > 0)
      console.log(`Did not run, because "npx playwright install" is needed first: ${missing.join(', ')}.`);
  }
});
