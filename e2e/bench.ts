import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { z } from 'astro/zod';
import { chromiumFlags, findChromium, installChromium } from './scripts/browsers.ts';
import { command, run, UserError } from './scripts/command.ts';
import { type FormTimes, openForm } from './scripts/open-form.ts';
import { findFreePort, ports, requireFreePorts } from './scripts/ports.ts';
import { apiOrigin, siteUrl } from './scripts/sites.ts';
import { serveSite } from './scripts/static-host.ts';

const dir = '.cache/bench';
const barePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
<body><h1>A bare page</h1></body></html>`;

const measured = z.object({ numericValue: z.number() });
const rated = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100));
const report = z.object({
  audits: z.object({ 'largest-contentful-paint': measured, 'cumulative-layout-shift': measured }),
  categories: z.object({ performance: rated, accessibility: rated, 'best-practices': rated, seo: rated }),
});

/**
 * Measures one visit with Lighthouse's mobile settings: slow 4G and a slow processor, both simulated.
 * npx downloads Lighthouse on the first run (about 180 MB): nothing else needs it.
 */
async function visit(url: string) {
  const flags = `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`;
  const args = ['--yes', 'lighthouse@13.5.0', url, '--quiet', '--output=json', flags];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const lighthouse = () => promisify(execFile)('npx', args, { env, maxBuffer: 2 ** 26 });
  // Chromium loses the start of a trace now and then (NO_NAVSTART).
  const { stdout } = await lighthouse().catch(lighthouse);
  const { audits, categories } = report.parse(JSON.parse(stdout));
  const lcp = audits['largest-contentful-paint'].numericValue;
  return { lcp, cls: audits['cumulative-layout-shift'].numericValue, ...categories };
}

type Visit = Awaited<ReturnType<typeof visit>>;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/**
 * `npm run bench -- --runs 5 /apply /login`: paints of pages in milliseconds, and beside a bare page's; then how long the form
 * takes to open from the terms. Medians.
 */
await command(async () => {
  const options = { runs: { type: 'string', default: '3' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UserError('Pass a number of visits, such as --runs 5.');
  const paths = positionals.length > 0 ? positionals : ['/', '/about', '/positions', '/apply', '/login'];
  await requireFreePorts([ports.site]);
  installChromium();
  await run('astro', ['build', '--outDir', dir], { SITE_URL: siteUrl, PUBLIC_API_HOST: apiOrigin });
  writeFileSync(join(dir, 'bare_page.html'), barePage);
  await serveSite({ dir, port: ports.site.number });

  const visits = new Map<string, Visit[]>();
  // Each round visits every page, so that a busy moment of the computer affects all of them.
  for (let round = 1; round <= runs; round++)
    for (const path of ['/bare_page', ...paths]) {
      console.error(`Visit ${round} of ${runs}: ${path}`);
      const done = await visit(`http://localhost:${ports.site.number}${path}`);
      visits.set(path, [...(visits.get(path) ?? []), done]);
    }
  const of = (path: string, name: keyof Visit) => median((visits.get(path) ?? []).map((each) => each[name]));
  const row = (path: string) => ({
    'LCP (ms)': Math.round(of(path, 'lcp')),
    'to bare page': Number((of(path, 'lcp') / of('/bare_page', 'lcp')).toFixed(2)),
    CLS: Number(of(path, 'cls').toFixed(3)),
    performance: of(path, 'performance'),
    accessibility: of(path, 'accessibility'),
    'best practices': of(path, 'best-practices'),
    SEO: of(path, 'seo'),
  });
  console.table(Object.fromEntries([...visits.keys()].map((path) => [path, row(path)])));

  const port = await findFreePort();
  await serveSite({ dir, port, delayMs: 300 });
  const table: Record<string, object> = {};
  for (const waitMs of [700, 5000]) {
    const opened: FormTimes[] = [];
    for (let round = 1; round <= runs; round++)
      opened.push(await openForm(`http://localhost:${port}`, waitMs));
    const of = (time: keyof FormTimes) => Math.round(median(opened.map((each) => each[time])));
    const row = { 'click to frame (ms)': of('frame'), 'click to form (ms)': of('form') };
    table[`Apply ${waitMs / 1000} s after the tick`] = row;
  }
  console.table(table);
  process.exit();
});
