import { ensureBrowser } from './install-browser.ts';
import { builds } from './builds.ts';
import { command } from './command.ts';
import { run } from './run.ts';

/**
 * `npm test`, after the checks: builds the site, plain and with every option, and runs Playwright against both; further
 * words go to Playwright.
 */
await command(async () => {
  ensureBrowser();
  for (const { dist, env } of Object.values(builds)) await run('astro', ['build', '--outDir', dist], env);
  await run('playwright', ['test', '-c', 'e2e', ...process.argv.slice(2)], {});
});
