import { table } from '../bench/table.ts';
import { command } from '../support/command.ts';
import { ensureBrowser } from '../support/install-browser.ts';
import { readAddress } from './address.ts';
import { judge } from './judge.ts';
import { readSite } from './site.ts';
import { wrapped } from './wrapped.ts';

/**
 * `npm run live -- https://www.example.com`: asks a deployed site what a host can get wrong, and prints what to change.
 * Needs no build: it compares with the site's own links, `public/` and `content/site.yaml`.
 */
await command(async () => {
  const { origin, home } = readAddress(process.argv.slice(2));
  ensureBrowser();
  const site = await readSite(origin, home);
  console.log(`Asking ${origin} about ${site.pages.length} pages of ${home} …\n`);
  const verdicts = [...(await judge(site))];
  const rows = verdicts.flatMap(([topic, findings]) =>
    findings.length === 0
      ? [[topic, 'good', '']]
      : findings.flatMap(({ found, change }, index) => wrapped([index === 0 ? topic : '', found, change])),
  );
  console.log(table(['asked about', 'found', 'what to change'], rows, 3));
  const count = verdicts.reduce((sum, [, findings]) => sum + findings.length, 0);
  console.log(count === 0 ? '\nNothing must change.' : `\nTo change: ${count}. Then ask again.`);
  if (count > 0) process.exitCode = 1;
});
