declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates after the first paint. */
    'client:paint'?: true;
    /**
     * Hydrates at the first press, key or focus inside; for a signed-in user after the first paint; where a box is ticked, at
     * `pageshow`.
     */
    'client:intent'?: true;
  }
}

declare global {
  interface Document {
    /** Undefined in browsers that do not prerender. */
    readonly prerendering?: boolean;
  }

  interface ImportMetaEnv {
    /** Whether a Google client id is set. A constant, so that a build without one drops the code. */
    readonly GOOGLE: boolean;
  }
}

export {};
