declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch, hover, focus or key inside the island, and when idle where the selector matches. */
    'client:intent'?: boolean | string;
    /** Hydrates right after the first frame. */
    'client:painted'?: boolean;
  }
}

export {};
