import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegrationLogger } from 'astro';
import { problems } from './check.ts';
import type { ChunkGraph } from './chunks.ts';
import { type ContentFile, contentFiles } from './content.ts';
import { faceMaker, lettersOf } from './face.ts';
import { finishPage } from './finish.ts';
import { addressOf, type Page, readPage } from './page.ts';
import { runtimeFiles } from './runtime.ts';
import type { Variables } from './variables.ts';

/** A build that has just been made, and what it was made from. */
interface Build extends Variables {
  readonly root: URL;
  readonly cache: URL;
  readonly dir: URL;
  readonly site: string;
  /** The folder of the hashed files, such as `/_astro/`. */
  readonly assets: string;
  /** Where Astro made pages; another HTML file is left as it is. */
  readonly addresses: ReadonlySet<string>;
  readonly graph: ChunkGraph;
  readonly logger: AstroIntegrationLogger;
}

/** Checks the built folder and finishes its pages. */
export async function build(made: Build): Promise<void> {
  const { root, cache, dir, site, assets, addresses, logger } = made;
  const names = await Array.fromAsync(glob('**/*.*', { cwd: fileURLToPath(dir) }));
  const files = new Set(names.map((name) => name.replaceAll('\\', '/')).sort());
  const pages: Page[] = [];
  for (const file of files)
    if (file.endsWith('.html') && addresses.has(addressOf(file))) pages.push(await readPage(dir, file));
  const content = await contentFiles(root);

  const found = await problems({ root, site, pages, files, content });
  if (found.length > 0) {
    for (const sentence of found) logger.error(sentence);
    process.exit(1);
  }

  const kinds = kindsOf(pages, content);
  const faceOf = faceMaker(cache);
  const runtimeFile = runtimeFiles(dir, assets);
  for (const ofKind of kinds.values()) {
    const { css, missing } = await faceOf(lettersOf(ofKind.map(({ letters }) => letters).join('')));
    for (const page of ofKind) {
      const lacking = missing.filter((letter) => page.letters.includes(letter));
      if (lacking.length > 0)
        logger.warn(`${page.address}: the heading face has no ${lacking.join(' ')}; another face stands in.`);
      await finishPage(dir, page, { ...made, runtimeFile, face: css });
    }
  }
}

/** Pages of one collection are of one kind and share what stands inline; every other page is its own kind. */
function kindsOf(pages: readonly Page[], content: readonly ContentFile[]): Map<string, Page[]> {
  const owner = new Map(content.flatMap((file) => file.addresses.map((address) => [address, file])));
  return Map.groupBy(pages, ({ address }) => {
    const from = owner.get(address);
    return from === undefined || from.collection === 'pages' ? (from?.file ?? address) : from.collection;
  });
}
