import type { AstroIntegration } from 'astro';
import astro from 'astro/package.json' with { type: 'json' };
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Plugin, Rolldown } from 'vite';
import { runtimeUrl } from './island-runtime.ts';

const isClient: NonNullable<Plugin['applyToEnvironment']> = ({ name }) => name === 'client';

/**
 * Emits Astro's island runtime as a file, which the client directives import (`directives/load-island.ts`).
 *
 * Astro overwrites `preserveEntrySignatures` in its configuration. With `exports-only`, the renderer becomes a facade
 * of the shared chunk, and an island needs a second round trip.
 */
const plugin: Plugin = {
  name: 'island-chunks',
  applyToEnvironment: isClient,
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: runtimeUrl(astro.version).slice(1), source: runtime });
  },
};

/**
 * One chunk for the renderer and for each module that two islands share, so that an island loads two files in
 * parallel: this one and its own.
 */
const sharedByIslands: Rolldown.CodeSplittingNameFunction = (module, graph) => {
  const entries = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = graph.getModuleInfo(id);
    if (info?.isEntry) entries.add(id);
    info?.importers.forEach(visit);
  };
  visit(module);
  return entries.size > 1 || /@astrojs[\\/]react/.test(module) ? 'islands' : null;
};

/** Splits the JavaScript of islands so that hydration takes one round trip. */
export default function islandChunks(): AstroIntegration {
  return {
    name: 'island-chunks',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [plugin],
            environments: {
              client: {
                build: {
                  rolldownOptions: { output: { codeSplitting: { groups: [{ name: sharedByIslands }] } } },
                },
              },
            },
          },
        });
      },
    },
  };
}
