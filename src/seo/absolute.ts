import { SITE_URL } from 'astro:env/server';

/** The absolute URL of a path on this site. */
export const absolute = (path: string) => new URL(path, SITE_URL).href;
