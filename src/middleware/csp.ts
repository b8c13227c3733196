import { createHash } from 'node:crypto';
import { PUBLIC_API_HOST } from 'astro:env/client';
import { googleAttribute } from '../dom-contract.ts';

const isDev = import.meta.env.DEV;

/**
 * The Content-Security-Policy of a page. It allows scripts and pictures of the site, inline scripts and styles by hash, inline
 * fonts, and requests to the API.
 *
 * If the site has a Google client id, the account pages also allow Google's sign-in, as Google's documentation asks. Google's
 * script creates markup from strings, so these pages cannot require Trusted Types.
 */
export function cspOf(document: Document): string {
  const google = document.querySelector(`[${googleAttribute}]`) !== null;
  const googleSources = (path: string) => (google ? [`https://accounts.google.com/gsi/${path}`] : []);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(document.querySelectorAll(inlineScripts)), ...googleSources('client')],
    // In development, Vite adds inline styles.
    'style-src': [
      ...(isDev ? ["'unsafe-inline'"] : hashes(document.querySelectorAll('style'))),
      ...googleSources('style'),
    ],
    'font-src': ['data:'],
    'img-src': ["'self'", 'data:'],
    // Lighthouse and PageSpeed Insights fetch robots.txt from the page. In development, Vite uses a WebSocket.
    'connect-src': [
      "'self'",
      ...(PUBLIC_API_HOST ? [PUBLIC_API_HOST] : []),
      ...googleSources(''),
      ...(isDev ? ['*', 'ws:'] : []),
    ],
    ...(google && { 'frame-src': googleSources('') }),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...(!google && !isDev && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The scripts that the policy applies to. Data such as JSON-LD needs no hash. */
const inlineScripts = 'script:not([src]):is(:not([type]), [type=module], [type=speculationrules])';

const hashes = (elements: Iterable<Element>) => [
  ...new Set(
    [...elements].map(
      ({ textContent }) => `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`,
    ),
  ),
];
