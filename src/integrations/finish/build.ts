import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegrationLogger } from 'astro';
import { headingFont, lettersOf, missingLetters } from '../../heading-font/heading-font.ts';
import { problems } from './check.ts';
import type { ChunkGraph } from './chunks.ts';
import { finishPage } from './finish.ts';
import { addressOf, type Page, readPage } from './page.ts';
import { scales } from './weight.ts';

/** Up to so many pages of a route have a font of their own letters each; it takes 15 ms, so more of them share one. */
const mostOwnFonts = 50;

/** A build that has just been made, and what it was made from. */
interface Build {
  readonly dir: URL;
  /** Where Astro made pages, each with the route it came from; another HTML file is left as it is. */
  readonly routes: ReadonlyMap<string, string>;
  readonly graph: ChunkGraph;
  readonly logger: AstroIntegrationLogger;
}

/** Checks the built folder and finishes its pages. */
export async function build({ dir, routes, graph, logger }: Build): Promise<void> {
  const names = await Array.fromAsync(glob('**/*.*', { cwd: fileURLToPath(dir) }));
  const files = new Set(names.map((name) => name.replaceAll('\\', '/')).sort());
  const pages: Page[] = [];
  for (const file of files)
    if (file.endsWith('.html') && routes.has(addressOf(file))) pages.push(await readPage(dir, file));

  const found = await problems({ dir, pages, files });
  if (found.length > 0) {
    for (const sentence of found) logger.error(sentence);
    process.exit(1);
  }

  const excessOf = await scales(dir);
  const ofRoute = Map.groupBy(pages, ({ address }) => routes.get(address));
  const fontGroups = [...ofRoute.values()].flatMap((all) =>
    all.length > mostOwnFonts ? [all] : all.map((page) => [page]),
  );
  for (const group of fontGroups) {
    const font = await headingFont(lettersOf(group.map(({ letters }) => letters).join('')));
    for (const page of group) {
      const lacking = await missingLetters(page.letters);
      if (lacking.length > 0)
        logger.warn(`${page.address}: the heading font has no ${lacking.join(' ')}; another font stands in.`);
      const undrawn = await missingLetters(page.imageLetters);
      if (undrawn.length > 0)
        logger.warn(
          `${page.address}: the social image leaves out ${undrawn.join(' ')}, which the heading font does not have; state a title with other letters.`,
        );
      const excess = excessOf(await finishPage(dir, page, { graph, font }));
      if (excess !== undefined)
        logger.warn(`${page.address}: ${excess} bytes more than one round trip carries; shorten the page.`);
    }
  }
}
