import { readFile } from 'node:fs/promises';
import { type ContentFile, placesOf } from './content.ts';
import { deadLinks, sentences } from './links.ts';
import type { Page } from './page.ts';

/** What there is to check: the built pages, the other files beside them, and the content they come from. */
export interface Built {
  /** The project's folder. */
  readonly root: URL;
  /** The origin of the site, such as `https://www.example.com`. */
  readonly site: string;
  readonly pages: readonly Page[];
  readonly files: ReadonlySet<string>;
  readonly content: readonly ContentFile[];
}

/**
 * What must not reach a visitor, one sentence each: a page that lacks its title, description or heading; a content
 * file whose address was not built; a link that leads nowhere.
 */
export async function problems(built: Built): Promise<string[]> {
  return [...incomplete(built), ...unbuilt(built), ...(await dead(built))];
}

function incomplete({ pages, content }: Built): string[] {
  return pages.flatMap(({ address, lacks }) => {
    if (lacks.length === 0) return [];
    const from = content.find(({ addresses }) => addresses.includes(address))?.file ?? `the page at`;
    return lacks.map((part) => `${from} ${address}: the built page has no ${part}`);
  });
}

function unbuilt({ pages, content }: Built): string[] {
  const built = new Map(pages.map(({ address, ids }) => [address, ids]));
  return content.flatMap(({ file, path }) => {
    const [page = '', anchor] = path.split('#');
    const ids = built.get(page);
    if (ids && (anchor === undefined || ids.has(anchor))) return [];
    return ids
      ? `${file} path: ${page} was built, but nothing on it has the id "${anchor}"`
      : `${file} path: no page was built at ${path}`;
  });
}

async function dead({ root, site, pages, files }: Built): Promise<string[]> {
  const links = deadLinks(pages, files, site);
  if (links.length === 0) return [];
  // Only now: a mistake in site.yaml must first be told by the pages that read it.
  const { fill } = await import('../../site.ts');
  const navigation = await readFile(new URL('src/navigation.ts', root), 'utf8');
  const found = await Promise.all(
    links.map(async (link) => {
      const places = await placesOf(link.href, root, fill);
      if (places.length === 0 && navigation.includes(`'${link.href}'`))
        places.push({ at: 'src/navigation.ts', field: 'href' });
      return sentences(link, places);
    }),
  );
  return found.flat();
}
