declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch, hover, focus or key inside; the header's when idle too, for who is signed in. */
    'client:intent'?: boolean;
    /** Hydrates right after the first paint. */
    'client:paint'?: boolean;
  }
}

declare global {
  interface ImportMetaEnv {
    /** Whether a Google client id is set: a constant, so that a build without one ships none of that code. */
    readonly GOOGLE: boolean;
  }
}

export {};
