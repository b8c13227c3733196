import type { Element } from '../html.ts';
import { directiveAttribute } from './astro-internals.ts';

/** Astro's island runtime. Astro inlines it in each page; the middleware removes it, since `load-island.ts` loads a file. */
export { default as islandRuntime } from 'astro/runtime/server/astro-island.prebuilt.js';

/** Removes attributes of an `<astro-island>` that the runtime does not need, such as the moment `intent`. */
export const dropDefaults = (island: Element): void => {
  island.attrs = island.attrs.filter(({ name, value }) => {
    if (name === directiveAttribute) return !value.includes('intent');
    return name !== 'uid' && value !== 'default';
  });
};
