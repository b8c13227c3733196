import { directiveAttribute } from './astro-internals.ts';

/** Astro's island runtime. Astro inlines it in each page; the middleware removes it, since `load-island.ts` loads a file. */
export { default as islandRuntime } from 'astro/runtime/server/astro-island.prebuilt.js';

/**
 * Removes attributes of an `<astro-island>` that the runtime does not need, such as the moment `intent`. They are 48 bytes of
 * the home page, compressed, which would need a second round trip with them.
 */
export function dropDefaults(island: Element): void {
  for (const { name, value } of [...island.attributes])
    if (name === 'uid' || value === 'default' || (name === directiveAttribute && value.includes('intent')))
      island.removeAttribute(name);
}
