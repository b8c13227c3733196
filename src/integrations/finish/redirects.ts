import type { ContentFile } from './content.ts';

/** An address that answers as another one (200), or sends there (301). */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 200 | 301;
}

/**
 * Letter case: an alias that differs from its page in nothing else answers as that page, also where the disk that
 * built the site could not hold both files; the lower-case spelling of a mixed-case address sends to it. A rule's
 * target is never a rule's source, so there is no loop.
 */
export function redirectsFor(content: readonly ContentFile[]): Redirect[] {
  const addresses = new Set(content.flatMap((file) => file.addresses));
  return [...addresses].sort().flatMap((address): Redirect[] => {
    const lower = address.toLowerCase();
    if (address === lower) return [];
    return addresses.has(lower)
      ? [{ from: address, to: lower, status: 200 }]
      : [{ from: lower, to: address, status: 301 }];
  });
}

/** The file `_redirects`, as Netlify and Cloudflare Pages read it. */
export const redirectsFile = (redirects: readonly Redirect[]) =>
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
