declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * The moment of hydration. `intent`: the first touch, hover, focus or key inside the island. `paint`: after the first
     * paint, which is also the moment of the header for a signed-in user.
     */
    'client:when'?: 'intent' | 'paint';
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
