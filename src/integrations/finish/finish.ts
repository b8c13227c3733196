import { readFile, writeFile } from 'node:fs/promises';
import { type ChunkGraph, listChunks } from './chunks.ts';
import { edited } from './edits.ts';
import { elementsOf } from './html.ts';
import type { Page } from './page.ts';

/** Writes into a built page what can only be known once everything is built. */
export async function finishPage(dir: URL, { file }: Page, graph: ChunkGraph): Promise<void> {
  const url = new URL(file, dir);
  const built = await readFile(url, 'utf8');
  const islands = elementsOf(built).filter(({ tagName }) => tagName === 'astro-island');
  await writeFile(
    url,
    edited(
      built,
      islands.flatMap((island) => listChunks(island, graph)),
    ),
  );
}
