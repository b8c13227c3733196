import type { Plugin } from 'vite';
import { googleScript } from '../../api/google.ts';
import { attribute, type Element } from './html.ts';

/** A JavaScript chunk of the browser's build. */
interface Chunk {
  /** Addresses of the chunks it imports statically. */
  readonly imports: readonly string[];
  /** Addresses of the chunks it may import later. */
  readonly later: readonly string[];
  /** It names the address of Google's sign-in script. */
  readonly google: boolean;
}

/** Every chunk by its address, such as `/_astro/react.CvnImTBr.js`. */
export type ChunkGraph = ReadonlyMap<string, Chunk>;

/** A graph that fills while the browser's chunks are made, and the Vite plugin that fills it. */
export function chunkGraph(): { graph: ChunkGraph; plugin: Plugin } {
  const graph = new Map<string, Chunk>();
  const address = (name: string) => `/${name}`;
  const plugin: Plugin = {
    name: 'chunk-graph',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          graph.set(address(chunk.fileName), {
            imports: chunk.imports.map(address),
            later: chunk.dynamicImports.map(address),
            google: chunk.code.includes(googleScript),
          });
    },
  };
  return { graph, plugin };
}

/** Whether the island has Google's sign-in script behind it, now or later. */
export function loadsGoogle(island: Element, graph: ChunkGraph): boolean {
  const chunks = reach(entries(island), graph, ({ imports, later }) => [...imports, ...later]);
  return [...chunks].some((url) => graph.get(url)?.google);
}

const entries = (island: Element) =>
  ['component-url', 'renderer-url'].flatMap((name) => attribute(island, name) ?? []);

function reach(
  urls: readonly string[],
  graph: ChunkGraph,
  next: (chunk: Chunk) => readonly string[],
  seen = new Set<string>(),
): Set<string> {
  for (const url of urls) {
    if (seen.has(url)) continue;
    seen.add(url);
    const chunk = graph.get(url);
    if (chunk) reach(next(chunk), graph, next, seen);
  }
  return seen;
}
