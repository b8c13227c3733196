import { createHash } from 'node:crypto';
import { attribute, type Element, textOf } from './html.ts';

/**
 * The policy of a finished page, read from the page itself: nothing but its own files, the inline scripts and styles
 * it has, by their hashes, and the API. For Google's sign-in as its documentation asks; that script makes markup from
 * strings, so Trusted Types can't hold there.
 * @param loadsGoogle whether an island of the page may load Google's sign-in script
 */
export function policyOf(elements: readonly Element[], loadsGoogle: boolean): string {
  // As `environment.ts` has checked them.
  const { PUBLIC_API_HOST: api = "'self'", PUBLIC_GOOGLE_CLIENT_ID } = process.env;
  const google = loadsGoogle && PUBLIC_GOOGLE_CLIENT_ID;
  const gsi = (path: string) => (google ? [`https://accounts.google.com/gsi/${path}`] : []);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(elements.filter(isInlineScript)), ...gsi('client')],
    'style-src': [...hashes(elements.filter(({ tagName }) => tagName === 'style')), ...gsi('style')],
    'font-src': ['data:'],
    'img-src': ["'self'", 'data:'],
    'connect-src': [api, ...gsi('')],
    ...(google && { 'frame-src': gsi('') }),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...(!google && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Script that would run, or rules the browser would follow; data such as JSON-LD needs no leave. */
export function isInlineScript(element: Element): boolean {
  if (element.tagName !== 'script' || attribute(element, 'src') !== undefined) return false;
  return /^(|module|importmap|speculationrules|(text|application)\/javascript)$/i.test(
    attribute(element, 'type') ?? '',
  );
}

const hashes = (elements: readonly Element[]) => [
  ...new Set(
    elements.map((element) => `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`),
  ),
];
