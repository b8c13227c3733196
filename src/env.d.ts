declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates after the first paint (`hydration/paint.ts`). */
    'client:paint'?: true;
    /** Hydrates at the first press, key or focus inside (`hydration/intent.ts`). */
    'client:intent'?: true;
  }
}

declare global {
  interface Document {
    /** Undefined in browsers that do not prerender. */
    readonly prerendering?: boolean;
  }

  interface ImportMetaEnv {
    /** Whether a Google client id is set. A constant, so a build without a client id drops the code. */
    readonly GOOGLE: boolean;
  }
}

export {};
