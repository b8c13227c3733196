import type { Plugin } from 'vite';
import type { Edit } from './edits.ts';
import { attribute, type Element } from './html.ts';

/** The address of every JavaScript chunk, with the addresses of the chunks it imports statically. */
export type ChunkGraph = ReadonlyMap<string, readonly string[]>;

/** A graph that fills while the browser's chunks are made, and the Vite plugin that fills it. */
export function chunkGraph(): { graph: ChunkGraph; plugin: Plugin } {
  const graph = new Map<string, string[]>();
  const plugin: Plugin = {
    name: 'chunk-graph',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk')
          graph.set(
            `/${output.fileName}`,
            output.imports.map((name) => `/${name}`),
          );
    },
  };
  return { graph, plugin };
}

/**
 * Lists on an island everything it will import, in `data-chunks`: component and renderer, and behind them all that is
 * imported statically. Its directive asks for all of them at once (`../directives/chunks.ts`).
 */
export function listChunks(island: Element, graph: ChunkGraph): Edit[] {
  const start = island.sourceCodeLocation?.startTag;
  const urls = ['component-url', 'renderer-url'].flatMap((name) => attribute(island, name) ?? []);
  if (!start || urls.length === 0) return [];
  const at = start.startOffset + '<astro-island'.length;
  return [{ from: at, to: at, text: ` data-chunks="${[...reach(urls, graph)].join(' ')}"` }];
}

function reach(urls: readonly string[], graph: ChunkGraph, seen = new Set<string>()): Set<string> {
  for (const url of urls)
    if (!seen.has(url)) {
      seen.add(url);
      reach(graph.get(url) ?? [], graph, seen);
    }
  return seen;
}
