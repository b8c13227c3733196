import { createHash } from 'node:crypto';
import { PUBLIC_API_HOST } from 'astro:env/client';
import { googleAttribute } from '../dom-contract.ts';

/**
 * The Content-Security-Policy of a page. It allows the files of the site, inline scripts and styles by hash, and the API.
 *
 * Pages with the Google button also allow Google's sign-in, as Google's documentation asks.
 * Google's script creates markup from strings, so these pages cannot require Trusted Types.
 */
export function cspOf(document: Document): string {
  const google = document.querySelector(`[${googleAttribute}]`) !== null;
  const gsi = (path: string) => (google ? [`https://accounts.google.com/gsi/${path}`] : []);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(document.querySelectorAll(inlineScripts)), ...gsi('client')],
    'style-src': [...hashes(document.querySelectorAll('style')), ...gsi('style')],
    'font-src': ['data:'],
    'img-src': ["'self'", 'data:'],
    // Lighthouse and PageSpeed Insights fetch robots.txt from the page.
    'connect-src': ["'self'", ...(PUBLIC_API_HOST ? [PUBLIC_API_HOST] : []), ...gsi('')],
    ...(google && { 'frame-src': gsi('') }),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...(import.meta.env.DEV && development),
    ...(!google &&
      import.meta.env.PROD && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** In development, Vite adds inline styles and uses a WebSocket. */
const development = { 'style-src': ["'unsafe-inline'"], 'connect-src': ['*', 'ws:'] };

/** The policy does not apply to data such as JSON-LD. */
const inlineScripts = 'script:not([src]):is(:not([type]), [type=module], [type=speculationrules])';

const hashes = (elements: Iterable<Element>) => [
  ...new Set(
    [...elements].map(
      ({ textContent }) => `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`,
    ),
  ),
];
