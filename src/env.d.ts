declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first touch, hover, focus or key inside the island. */
    'client:intent'?: boolean;
    /** Hydrates right after the first frame. */
    'client:painted'?: boolean;
  }
}

export {};
