import { ensureBrowser } from './install-browser.ts';
import { apiHost, siteUrl } from './hosts.ts';
import { command } from './ports.ts';
import { run } from './run.ts';

/** `npm test`, after the checks: builds the site and runs Playwright against it; further words go to Playwright. */
await command(async () => {
  ensureBrowser();
  await run('astro', ['build'], { SITE_URL: siteUrl, PUBLIC_API_HOST: apiHost });
  await run('playwright', ['test', '-c', 'e2e', ...process.argv.slice(2)], {});
});
