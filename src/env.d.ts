declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch, hover, focus or key inside; the header of a signed-in user also when idle. */
    'client:intent'?: boolean;
    /** Hydrates after the first paint. */
    'client:paint'?: boolean;
  }
}

declare global {
  interface Window {
    /** The client directives, which Astro stores here by their names. */
    readonly Astro: { readonly intent: import('astro').ClientDirective };
  }

  interface ImportMetaEnv {
    /** Whether a Google client id is set. A constant, so that a build without one drops the code. */
    readonly GOOGLE: boolean;
  }
}

export {};
