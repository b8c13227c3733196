import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegrationLogger } from 'astro';
import { fontMaker, lettersOf, missingLetters } from '../../heading-font/heading-font.ts';
import { problems } from './check.ts';
import type { ChunkGraph } from './chunks.ts';
import { finishPage } from './finish.ts';
import { addressOf, type Page, readPage } from './page.ts';
import { runtimeFiles } from './runtime.ts';
import type { Variables } from './variables.ts';
import { scales } from './weight.ts';

/** Up to so many pages of a route have a font of their own letters each; it takes 15 ms, so more of them share one. */
const mostOwnFonts = 50;

/** A build that has just been made, and what it was made from. */
interface Build extends Variables {
  readonly cache: URL;
  readonly dir: URL;
  readonly site: string;
  /** The folder of the hashed files, such as `/_astro/`. */
  readonly assets: string;
  /** Where Astro made pages, each with the route it came from; another HTML file is left as it is. */
  readonly routes: ReadonlyMap<string, string>;
  readonly graph: ChunkGraph;
  readonly logger: AstroIntegrationLogger;
}

/** Checks the built folder and finishes its pages. */
export async function build(made: Build): Promise<void> {
  const { cache, dir, site, assets, routes, logger } = made;
  const names = await Array.fromAsync(glob('**/*.*', { cwd: fileURLToPath(dir) }));
  const files = new Set(names.map((name) => name.replaceAll('\\', '/')).sort());
  const pages: Page[] = [];
  for (const file of files)
    if (file.endsWith('.html') && routes.has(addressOf(file))) pages.push(await readPage(dir, file));

  const found = await problems({ dir, site, pages, files });
  if (found.length > 0) {
    for (const sentence of found) logger.error(sentence);
    process.exit(1);
  }

  const excessOf = await scales(dir);
  const fontOf = fontMaker(cache);
  const runtimeFile = runtimeFiles(dir, assets);
  const ofRoute = Map.groupBy(pages, ({ address }) => routes.get(address));
  const fontGroups = [...ofRoute.values()].flatMap((all) =>
    all.length > mostOwnFonts ? [all] : all.map((page) => [page]),
  );
  for (const group of fontGroups) {
    const { css, missing } = await fontOf(lettersOf(group.map(({ letters }) => letters).join('')));
    for (const page of group) {
      const lacking = missing.filter((letter) => page.letters.includes(letter));
      if (lacking.length > 0)
        logger.warn(`${page.address}: the heading font has no ${lacking.join(' ')}; another font stands in.`);
      const undrawn = await missingLetters(page.imageLetters, cache);
      if (undrawn.length > 0)
        logger.warn(
          `${page.address}: the social image leaves out ${undrawn.join(' ')}, which the heading font does not have; state a title with other letters.`,
        );
      const excess = excessOf(await finishPage(dir, page, { ...made, runtimeFile, font: css }));
      if (excess !== undefined)
        logger.warn(`${page.address}: ${excess} bytes more than one round trip carries; shorten the page.`);
    }
  }
}
