import { existsSync } from 'node:fs';
import { navigationLinks } from '../navigation.ts';
import { safely } from '../safely.ts';
import { site, siteFile } from '../site.ts';

/** A link and where it was found: a file, and the label and name of its field. */
export interface FoundLink {
  readonly place: string;
  readonly to: string;
}

/** The targets of the links in a field as JSON, or in a text as HTML or Markdown. */
export const linksIn = (text: string): Set<string> =>
  new Set(Array.from(text.matchAll(/(?:href(?:=|":)"|\]\()([^"\s)]+)/g), ([, to = '']) => to));

/** The links outside the collections. */
const otherLinks: readonly FoundLink[] = [
  ...navigationLinks().map(({ label, href }) => ({ place: `src/navigation.ts: ${label}`, to: href })),
  ...(site.announcement
    ? [{ place: `${siteFile}: Announcement › Leads to (announcement.href)`, to: site.announcement.href }]
    : []),
];

/**
 * One sentence for each link that leads nowhere on this site, and for each one with the host of this site or of this computer,
 * as staff copy it from a page on their computer.
 * @param addresses the paths of all pages, products and headings
 * @param origin of this site
 */
export function linkProblems(
  found: readonly FoundLink[],
  addresses: ReadonlySet<string>,
  origin: string | undefined,
): string[] {
  return [...found, ...otherLinks].flatMap(({ place, to }) => {
    const { hostname, host, pathname, hash } = URL.parse(to) ?? {};
    const isLocal = /^(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/.test(hostname ?? '');
    if (isLocal || (host && host === URL.parse(origin ?? '')?.host))
      return `${place}: ${to} is an address of this computer or of this site; write ${pathname}${hash}`;
    const target = safely(() => decodeURIComponent(to.replace(/\?[^#]*/, ''))) ?? to;
    if (!/^\/(?!\/)/.test(target) || addresses.has(target) || isFile(target)) return [];
    const part = /^[^#]*#/.exec(target)?.[0];
    const parts = [...addresses].filter((address) => part && address.startsWith(part)).join(', ');
    return `${place}: links to ${to}, which is not the address of a page, product, heading or file${parts && `; write one of ${parts}`}`;
  });
}

/** A file that is copied or made by the build. */
const isFile = (path: string) => existsSync(`public${path}`) || existsSync(`src/pages${path}.ts`);
