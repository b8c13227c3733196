// Names that Astro does not document. `e2e/unit/astro-internals.test.ts` fails when a version of Astro renames one.

/** The URL of Astro's island runtime. The version in the name replaces the hash, which an inline script cannot know. */
export const runtimeUrl = (astroVersion: string) => `/_astro/island-runtime.${astroVersion}.js`;

/** Attributes of `<astro-island>`: the files to load, and the value of the client directive. */
export const fileAttributes = ['component-url', 'renderer-url'];
export const directiveAttribute = 'opts';
