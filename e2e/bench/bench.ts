import { ensureBrowser } from '../support/install-browser.ts';
import { command } from '../support/command.ts';
import { clicks } from './clicks.ts';
import { readFlags } from './flags.ts';
import { paint } from './paint.ts';
import { builtSite } from './site.ts';

/**
 * `npm run bench`: how soon pages paint beside a bare one, and how soon the next page is there after a click. Tables on
 * standard output, progress beside it.
 */
await command(async () => {
  const { runs, routes: wanted } = readFlags(process.argv.slice(2));
  ensureBrowser();
  const { site, routes } = await builtSite(wanted);
  const reached = await paint(site.origin, routes, runs);
  if (!wanted) await clicks(site.origin, runs);
  await site.close();
  if (!reached) process.exitCode = 1;
});
