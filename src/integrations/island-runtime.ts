/** The URL of Astro's island runtime. The version in the name replaces the hash, which a client directive cannot know. */
export const runtimeUrl = (astroVersion: string) => `/_astro/island-runtime.${astroVersion}.js`;
