declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch, hover, focus or key inside; the header of a signed-in user also when idle. */
    'client:intent'?: boolean;
    /** Hydrates after the first paint. */
    'client:paint'?: boolean;
  }
}

declare global {
  interface ImportMetaEnv {
    /** Whether a Google client id is set. A constant, so that a build without one drops the code. */
    readonly GOOGLE: boolean;
  }
}

export {};
