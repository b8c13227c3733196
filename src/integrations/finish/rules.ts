import { asHeader, asText, joined, type Policy, smallPolicy } from './policy.ts';

/** Header names and values. */
export type Headers = Readonly<Record<string, string>>;

/** The headers of an address, or of all addresses that begin alike when it ends in `*`. */
export interface Rule {
  readonly path: string;
  readonly headers: Headers;
}

/** A finished page as its host must serve it. */
export interface Served {
  readonly address: string;
  /** Pages of one kind come from one collection. */
  readonly kind: string;
  readonly policy: Policy;
}

const hour = 3600;
const year = 365 * 24 * hour;

/** Equal for every answer of the host, a 404 included. */
const shared: Headers = {
  'Strict-Transport-Security': `max-age=${year}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** A minute is enough for a page fetched ahead to be used at the click; then the host is asked again. */
const fresh = 'public, max-age=60, must-revalidate';

/** The name of these files changes with what is in them. */
const forever = `public, max-age=${year}, immutable`;

/**
 * The headers a host must send, from which `_headers` and the nginx file are written. A page's rule repeats its whole
 * policy, so that it is right whether a host joins the rules that match or lets the last one win; no other header
 * stands in two rules that match together.
 * @param assets the folder of the hashed files, such as `/_astro/`
 */
export function rulesFor(pages: readonly Served[], assets: string): Rule[] {
  const popups = pages.some(({ policy }) => policy['frame-src']);
  const opener = (policy: Policy) => ({
    'Cross-Origin-Opener-Policy': policy['frame-src'] ? 'same-origin-allow-popups' : 'same-origin',
  });
  return [
    {
      path: '/*',
      headers: { ...shared, ...(!popups && opener({})), 'Content-Security-Policy': asText(smallPolicy) },
    },
    { path: `${assets}*`, headers: { 'Cache-Control': forever } },
    ...paths(pages).map(({ path, policy }) => ({
      path,
      headers: {
        'Content-Security-Policy': asHeader(policy),
        'Cache-Control': fresh,
        ...(popups && opener(policy)),
      },
    })),
  ];
}

/**
 * One path a page; or one for all pages of a kind when their policy is the same, their addresses begin alike and no
 * other page's does. An unknown address that begins so is answered with the 404 page, whose styles are allowed too.
 */
function paths(pages: readonly Served[]): { path: string; policy: Policy }[] {
  const missing = pages.find(({ address }) => address === '/404')?.policy ?? {};
  return Object.values(Object.groupBy(pages, ({ kind }) => kind)).flatMap((group = []) => {
    const [first] = group;
    const start = commonStart(group.map(({ address }) => address));
    const alone = !pages.some((page) => page.address.startsWith(start) && page.kind !== first?.kind);
    const same = new Set(group.map(({ policy }) => asText(policy))).size === 1;
    if (!first || group.length === 1 || start === '/' || !alone || !same)
      return group.map(({ address, policy }) => ({ path: address, policy }));
    return [{ path: `${start}*`, policy: joined(first.policy, missing) }];
  });
}

function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  while (!others.every((other) => other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}
