import { readFile } from 'node:fs/promises';
import { aliases, type Place, placesOf } from '../../content-files/find.ts';
import { deadLinks, sentences } from './links.ts';
import type { Page } from './page.ts';

/** What there is to check: the built pages and the other files beside them. */
export interface Built {
  /** The built folder. */
  readonly dir: URL;
  readonly pages: readonly Page[];
  readonly files: ReadonlySet<string>;
}

/**
 * What must not reach a visitor, one sentence each: a page that lacks its title, description or heading, or has an id
 * twice; an address of the sitemap or of `aliases` that was not built; a link that leads nowhere.
 */
export async function problems(built: Built): Promise<string[]> {
  return [...incomplete(built), ...(await unbuilt(built)), ...(await dead(built))];
}

function incomplete({ pages }: Built): string[] {
  return pages.flatMap(({ address, lacks, doubledIds }) => {
    const what = [
      ...lacks.map((part) => `the built page has no ${part}`),
      ...doubledIds.map((id) => `two elements of the built page have the id ${JSON.stringify(id)}`),
    ];
    if (what.length === 0) return [];
    const from = pathFieldOf(address)?.at.replace(/:\d+$/, '') ?? 'the page at';
    return what.map((sentence) => `${from} ${address}: ${sentence}`);
  });
}

async function unbuilt({ dir, pages }: Built): Promise<string[]> {
  const built = new Set(pages.map(({ address }) => address));
  const sitemap = await readFile(new URL('sitemap.xml', dir), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => {
    const { pathname } = new URL(url);
    return { at: pathFieldOf(pathname)?.at ?? 'sitemap.xml', field: 'path', value: pathname };
  });
  return [...listed, ...aliases()]
    .filter(({ value }) => !built.has(value))
    .map(({ at, field, value }) => `${at} ${field}: no page was built at ${value}`);
}

/** Where a content file states that its page answers at this address. */
const pathFieldOf = (address: string): Place | undefined =>
  placesOf(address).find(({ field }) => field === 'path');

async function dead({ pages, files }: Built): Promise<string[]> {
  const links = deadLinks(pages, files, process.env['SITE_URL'] ?? '');
  if (links.length === 0) return [];
  const navigation = await readFile('src/navigation.ts', 'utf8');
  return links.flatMap((link) => {
    const places = placesOf(link.href);
    if (places.length === 0 && navigation.includes(`'${link.href}'`))
      places.push({ at: 'src/navigation.ts', field: 'href' });
    return sentences(link, places);
  });
}
