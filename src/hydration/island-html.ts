import type { Element } from '../html.ts';

/** Astro's island runtime. Astro inlines it in each page; the middleware removes it, since `load-island.ts` loads a file. */
export { default as islandRuntime } from 'astro/runtime/server/astro-island.prebuilt.js';

/**
 * Removes attributes of an `<astro-island>` that the runtime does not need: those with a default value, the moment `intent`,
 * and `uid`, which depends on the folder of the build.
 */
export const dropDefaults = (island: Element): void => {
  const isIntent = (name: string, value: string) => name === 'opts' && value.includes('intent');
  island.attrs = island.attrs.filter(
    ({ name, value }) => name !== 'uid' && value !== 'default' && !isIntent(name, value),
  );
};
