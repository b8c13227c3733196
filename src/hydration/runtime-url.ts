/** The URL of Astro's island runtime. The version in the name replaces the hash, which an inline script cannot know. */
export const runtimeUrl = (astroVersion: string) => `/_astro/island-runtime.${astroVersion}.js`;
