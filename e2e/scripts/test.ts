import { installChromium, missingBrowsers } from './browsers.ts';
import { buildSites } from './build.ts';
import { check } from './check.ts';
import { command, run, waitForAll } from './command.ts';
import { ports, requireFreePorts } from './ports.ts';

/**
 * `npm test`: checks the project while it builds both sites, then runs Playwright. Arguments go to Playwright; with
 * arguments, such as the name of a spec, nothing is checked. `npm run test:thorough` names a project of its own.
 */
await command(async () => {
  await requireFreePorts(Object.values(ports));
  installChromium();
  const playwrightArgs = process.argv.slice(2);
  const isLimited = playwrightArgs.some((arg) => arg.startsWith('--project'));
  const missing = isLimited ? [] : missingBrowsers();
  const usual = ['unit', 'chromium*', 'firefox', 'webkit'].filter((name) => !missing.includes(name));
  const projects = isLimited ? [] : usual.map((name) => `--project=${name}`);
  const checks = playwrightArgs.length > 0 ? [] : [check()];
  await waitForAll([...checks, buildSites()]);
  try {
    await run('playwright', ['test', '-c', 'e2e', ...projects, ...playwrightArgs]);
  } finally {
    if (missing.length > 0)
      console.log(`Did not run, because "npx playwright install" is needed first: ${missing.join(', ')}.`);
  }
});
