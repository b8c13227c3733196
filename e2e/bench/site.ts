import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { apiHost, siteUrl } from '../support/hosts.ts';
import { CommandProblem } from '../support/command.ts';
import { builtPages } from '../support/fixtures/built.ts';
import { run } from '../support/run.ts';
import { type Served, serveSite } from '../support/serve.ts';

const dir = '.cache/bench/site';

/** Where the bare page answers; no page of the site has an underscore in its address. */
export const barePath = '/bare_page';

/** The least a page can be: one heading, and an icon that is not asked for. */
const barePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Bare page</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <h1>A bare page</h1>
  </body>
</html>
`;

/**
 * Builds the site into a folder of its own and serves it, with the bare page beside it.
 * @param wanted addresses to measure; all when not given
 * @returns the server, and the addresses in the order of their names
 * @throws CommandProblem when an address is wanted that the site does not have
 */
export async function builtSite(
  wanted: readonly string[] | undefined,
): Promise<{ site: Served; routes: readonly string[] }> {
  await run('astro', ['build', '--outDir', dir], { SITE_URL: siteUrl, PUBLIC_API_HOST: apiHost });
  const routes = builtPages(dir).map(({ address }) => address);
  const unknown = wanted?.filter((route) => !routes.includes(route)) ?? [];
  if (unknown.length > 0) throw new CommandProblem(`No page answers at ${unknown.join(', ')}.`);
  await writeFile(join(dir, `${barePath}.html`), barePage);
  await compressed();
  return { site: await serveSite(dir, 0), routes: wanted ?? routes };
}

/** Compresses what was built as well as can be: a host does it once, not while a visitor waits. */
async function compressed(): Promise<void> {
  for await (const file of glob('**/*.{html,js}', { cwd: dir }))
    await writeFile(join(dir, `${file}.br`), brotliCompressSync(await readFile(join(dir, file))));
}
