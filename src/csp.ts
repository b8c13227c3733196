import { createHash } from 'node:crypto';
import { PUBLIC_API_HOST } from 'astro:env/client';
import { googleAttribute } from './dom-contract.ts';
import { attribute, type Element, textOf } from './html.ts';

/**
 * The Content-Security-Policy of a page. It allows the files of the site, inline scripts and styles by hash, and the API.
 *
 * Pages with the Google button also allow Google's sign-in, as Google's documentation asks.
 * Google's script creates markup from strings, so these pages cannot require Trusted Types.
 */
export function cspOf(elements: readonly Element[]): string {
  const google = elements.some((each) => attribute(each, googleAttribute) !== undefined);
  const gsi = (path: string) => (google ? [`https://accounts.google.com/gsi/${path}`] : []);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(elements.filter(isInlineScript)), ...gsi('client')],
    'style-src': [...hashes(elements.filter(({ tagName }) => tagName === 'style')), ...gsi('style')],
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

/** Inline scripts and speculation rules. The policy does not apply to data such as JSON-LD. */
function isInlineScript(element: Element): boolean {
  if (element.tagName !== 'script' || attribute(element, 'src') !== undefined) return false;
  return ['', 'module', 'speculationrules'].includes(attribute(element, 'type') ?? '');
}

const hashes = (elements: readonly Element[]) => [
  ...new Set(
    elements.map((element) => `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`),
  ),
];
