import { ensureBrowser } from './install-browser.ts';
import { builds } from './builds.ts';
import { command } from './command.ts';
import { run } from './run.ts';
import { forgetShell } from './shell.ts';

/**
 * `npm test`, after the checks: builds the site, plain and with every option, and runs Playwright against both; further
 * words go to Playwright. What the shell sets for a site of its own is left out.
 */
await command(async () => {
  forgetShell(process.env);
  ensureBrowser();
  for (const { dist, env } of Object.values(builds)) await run('astro', ['build', '--outDir', dist], env);
  await run('playwright', ['test', '-c', 'e2e', ...process.argv.slice(2)], {});
});
