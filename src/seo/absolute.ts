import { SITE_URL } from 'astro:env/server';

/** The whole address of a page or file of this site. */
export const absolute = (path: string) => new URL(path, SITE_URL).href;
