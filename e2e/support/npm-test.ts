import { ensureBrowser } from './install-browser.ts';
import { command } from './command.ts';
import { run } from './run.ts';

/** `npm test`, after the checks: builds the sites, and runs Playwright against them; further words go to Playwright. */
await command(async () => {
  ensureBrowser();
  await run('node', ['e2e/support/build-sites.ts'], {});
  // Which openings are open is told by the clock, as it was to the builds.
  await run('playwright', ['test', '-c', 'e2e', ...process.argv.slice(2)], { SOURCE_DATE_EPOCH: undefined });
});
