import type { Place } from '../../content-files/find.ts';
import type { Page } from './page.ts';

/** A link that leads nowhere: as it is written, why it does not lead anywhere, and the pages it is on. */
export interface DeadLink {
  readonly href: string;
  readonly why: string;
  readonly on: readonly string[];
}

/**
 * The internal links that lead to no built page or file, in its exact letter case, or to an anchor that is not there.
 * @param files every file of the built folder that is not a page, such as `_astro/x.js`
 * @param site the origin of the site; a link that states it is internal too
 */
export function deadLinks(pages: readonly Page[], files: ReadonlySet<string>, site: string): DeadLink[] {
  const built = new Map(pages.map((page) => [page.address, page]));
  const origin = new URL(site).origin;
  const dead = new Map<string, { href: string; why: string; on: string[] }>();
  // Menus repeat the same links on every page: what does not depend on the page is sought once.
  const sought = new Map<string, string | undefined>();
  const whyDead = (href: string, page: Page) => {
    if (!href.startsWith('/')) return reason(href, page, built, files, origin);
    if (!sought.has(href)) sought.set(href, reason(href, page, built, files, origin));
    return sought.get(href);
  };
  for (const page of pages)
    for (const href of page.addresses) {
      const why = whyDead(href, page);
      if (why === undefined) continue;
      const known = dead.get(`${href} ${why}`);
      if (known) known.on.push(page.address);
      else dead.set(`${href} ${why}`, { href, why, on: [page.address] });
    }
  return [...dead.values()];
}

function reason(
  href: string,
  page: Page,
  built: ReadonlyMap<string, Page>,
  files: ReadonlySet<string>,
  origin: string,
): string | undefined {
  const url = URL.parse(href, origin + page.address);
  if (!url) return 'it is no address';
  if (url.origin !== origin) return undefined;
  const [path, anchor] = [url.pathname, url.hash.slice(1)].map(decoded);
  if (path === undefined || anchor === undefined) return 'it has a % that is not followed by two digits';
  const target = built.get(path);
  if (!target) {
    if (files.has(path.slice(1))) return undefined;
    if (/\.(?!html$)\w+$/.test(path)) return `there is no file public${path}`;
    return `no page has this address${nearest(path, built)}`;
  }
  if (anchor && !target.ids.has(anchor)) return `${path} has nothing with the id "${anchor}"`;
  return undefined;
}

/** A part of an address without its escapes such as %20; nothing when one is malformed. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The page that was meant, where only letter case, a slash or an ending differ. */
function nearest(path: string, built: ReadonlyMap<string, Page>): string {
  const plain = (address: string) => address.toLowerCase().replace(/(\.html)?\/*$/, '');
  const meant = [...built.keys()].find((address) => plain(address) === plain(path));
  return meant === undefined ? '' : `; ${meant} is meant`;
}

/** The sentences that say where a dead link is written; without a place in the content, on which page it stands. */
export function sentences({ href, why, on }: DeadLink, places: readonly Place[]): string[] {
  const what = `${JSON.stringify(href)} leads nowhere: ${why}`;
  return places.length > 0 ? places.map(({ at, field }) => `${at} ${field}: ${what}`) : [`${on[0]}: ${what}`];
}
