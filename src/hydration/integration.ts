import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import astro from 'astro/package.json' with { type: 'json' };
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import type { Plugin, Rolldown } from 'vite';
import { runtimeUrl } from './astro-internals.ts';

/**
 * Emits Astro's island runtime as a file for `load-island.ts`.
 *
 * Astro sets `preserveEntrySignatures` to `exports-only`, also where its configuration has another value. The renderer would
 * then be a facade of the shared chunk, and an island would need a second round trip.
 */
const plugin: Plugin = {
  name: 'island-chunks',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  // The helper around each `import()` would preload the chunk with React, which an island has loaded.
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: runtimeUrl(astro.version).slice(1), source: islandRuntime });
  },
};

/**
 * One chunk for the renderer and for each module that two islands share, so that an island loads two files in
 * parallel: this one and its own.
 */
const sharedByIslands: Rolldown.CodeSplittingNameFunction = (module, graph) => {
  const importers = new Set([module]);
  for (const id of importers) graph.getModuleInfo(id)?.importers.forEach((each) => importers.add(each));
  const entries = [...importers].filter((id) => graph.getModuleInfo(id)?.isEntry);
  return entries.length > 1 || /@astrojs[\\/]react/.test(module) ? 'islands' : null;
};

const output = { codeSplitting: { groups: [{ name: sharedByIslands }] } };

/** Adds the client directive `client:when` (types: `src/env.d.ts`), and divides the JavaScript of islands for one round trip. */
export default function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        const entrypoint = fileURLToPath(new URL('client-when.ts', import.meta.url));
        addClientDirective({ name: 'when', entrypoint });
        const environments = { client: { build: { rolldownOptions: { output } } } };
        updateConfig({ vite: { plugins: [plugin], environments } });
      },
    },
  };
}
