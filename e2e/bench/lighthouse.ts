import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'astro/zod';
import { browserFlags, findBrowser } from '../support/browser.ts';
import { CommandProblem } from '../support/command.ts';
import { run } from '../support/run.ts';

/** One visit of a page on a slow phone, simulated. */
export interface Visit {
  /** Largest contentful paint, in milliseconds. */
  readonly lcp: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Bytes of the page itself, compressed, with the headers of the answer. */
  readonly page: number;
  /** Bytes of everything that was asked for. */
  readonly all: number;
}

const version = '13.5.0';
const dir = join(process.cwd(), `.cache/lighthouse-${version}`);
const cli = join(dir, 'node_modules/lighthouse/cli/index.js');

/**
 * Installs Lighthouse where it is not yet: its 114 packages (176 MB) stay out of `npm ci`, since no test needs them.
 */
export async function ensureLighthouse(): Promise<void> {
  if (existsSync(cli)) return;
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'package.json'), '{ "private": true }');
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', '--prefix', dir, ...quietly, `lighthouse@${version}`], {});
}

const amount = z.object({ numericValue: z.number() });
const measured = z.object({
  'largest-contentful-paint': amount,
  'cumulative-layout-shift': amount,
  'total-byte-weight': amount,
  'network-requests': z.object({
    details: z.object({ items: z.tuple([z.object({ transferSize: z.number() })], z.unknown()) }),
  }),
});
const complaints = z.record(z.string(), z.object({ errorMessage: z.string().optional() }));
const report = z.object({ audits: z.union([measured, complaints]) });

/** A busy machine can make Lighthouse miss a paint; so often it may try. */
const attempts = 3;

/**
 * Visits a page as Lighthouse's mobile setting does: a fresh browser, slow 4G and a slow processor, simulated.
 * @throws CommandProblem when the page could not be measured, with what Lighthouse says
 */
export async function visit(url: string, attempt = 1): Promise<Visit> {
  const { audits } = report.parse(JSON.parse(await lighthouse(url)));
  const done = measured.safeParse(audits);
  if (done.success)
    return {
      lcp: done.data['largest-contentful-paint'].numericValue,
      cls: done.data['cumulative-layout-shift'].numericValue,
      page: done.data['network-requests'].details.items[0].transferSize,
      all: done.data['total-byte-weight'].numericValue,
    };
  if (attempt < attempts) return visit(url, attempt + 1);
  const said = Object.values(complaints.parse(audits)).map(({ errorMessage }) => errorMessage);
  throw new CommandProblem(`Lighthouse could not measure ${url}: ${said.find((sentence) => sentence)}`);
}

async function lighthouse(url: string): Promise<string> {
  const flags = ['--headless=new', ...browserFlags].join(' ');
  const only = Object.keys(measured.shape).join();
  const args = [cli, url, '--quiet', '--output=json', `--only-audits=${only}`, `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  return (await promisify(execFile)(process.execPath, args, { env, maxBuffer: 2 ** 26 })).stdout;
}
