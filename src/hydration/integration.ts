import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';

/**
 * Puts the renderer, and each module that two islands share, in one chunk, so that an island loads two files in parallel:
 * this one and its own. Astro's defaults need one round trip more, about 150 ms on a phone.
 */
const sharedByIslands: Rolldown.CodeSplittingNameFunction = (module, graph) => {
  const importers = new Set([module]);
  for (const id of importers) graph.getModuleInfo(id)?.importers.forEach((each) => importers.add(each));
  const entries = [...importers].filter((id) => graph.getModuleInfo(id)?.isEntry);
  return entries.length > 1 || /@astrojs[\\/]react/.test(module) ? 'islands' : null;
};

const output = { codeSplitting: { groups: [{ name: sharedByIslands }] } };

/** Astro overwrites this option, also where its configuration sets it. With `exports-only`, the renderer imports its code from a second chunk. */
const plugin: Plugin = {
  name: 'island-chunks',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

/** Adds the client directives `client:paint` and `client:intent` (types: `src/env.d.ts`), and the chunks of the islands. */
export default function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        for (const name of ['paint', 'intent'])
          addClientDirective({ name, entrypoint: fileURLToPath(new URL(`${name}.ts`, import.meta.url)) });
        const environments = { client: { build: { rolldownOptions: { output } } } };
        updateConfig({ vite: { plugins: [plugin], environments } });
      },
    },
  };
}
