import { type CollectionEntry, type CollectionKey, getCollection, render } from 'astro:content';
import { isOpen } from './opening-status.ts';
import { ContentError } from './files.ts';

type Page = CollectionEntry<'pages'>;
type BlockName = keyof Page['data']['blocks'];
type Listed = Exclude<CollectionKey, 'pages'>;

/** Adds the body of an entry as `Content`. */
export const withContent = async <Entry extends CollectionEntry<CollectionKey>>(entry: Entry) => ({
  ...entry,
  ...(await render(entry)),
});

/**
 * The entry of `content/pages/` with this path.
 * @throws ContentError if there is none
 */
export async function pageAt(path: string) {
  const page = (await getCollection('pages')).find(({ data }) => data.path === path);
  if (!page) throw new ContentError(`content/pages/: no file has the path ${path}, which a page needs`);
  return withContent(page);
}

/**
 * A block of the page by its name.
 * @throws ContentError if it is missing
 */
export function blockOf(page: Page, name: BlockName) {
  const block = page.data.blocks[name];
  if (block) return block;
  throw new ContentError(`${page.filePath}: blocks.${name} is missing, which the page shows`);
}

/** The entries of a collection, sorted by their field `order`. */
export async function sortedEntries<C extends Listed>(collection: C) {
  const entries = await getCollection(collection);
  return entries.sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
}

let open: Promise<CollectionEntry<'jobs'>[]> | undefined;

/** The open openings, sorted by `order`. Cached, because the announcement of every page counts them. */
export const openJobs = () =>
  (open ??= sortedEntries('jobs').then((jobs) => jobs.filter(({ data }) => isOpen(data))));

/** All services, then all solutions. */
export const offers = async () => [
  ...(await sortedEntries('services')),
  ...(await sortedEntries('solutions')),
];

/** Every entry that has its own page. Products share one page. */
export async function allPages() {
  const pages = await getCollection('pages');
  const kinds = ['services', 'solutions', 'jobs', 'internships'] as const;
  const listed = await Promise.all(kinds.map((kind) => sortedEntries(kind)));
  return [...pages, ...listed.flat()];
}

/** The pages that search engines may list: no page with `noindex` and no closed opening. */
export const indexedPages = async () =>
  (await allPages()).filter(
    ({ data }) => !('noindex' in data && data.noindex) && (!('status' in data) || isOpen(data)),
  );

/**
 * The result of `getStaticPaths` for these entries: their paths and their aliases, with `Content`.
 * @param name of the rest parameter in the file name of the page
 */
export async function routes<Entry extends CollectionEntry<CollectionKey> & { data: { aliases?: string[] } }>(
  name: string,
  entries: readonly Entry[],
) {
  return (await Promise.all(entries.map(withContent))).flatMap((entry) =>
    [entry.data.path, ...(entry.data.aliases ?? [])].map((path) => ({
      params: { [name]: path.slice(1) || undefined },
      props: { entry },
    })),
  );
}

/** The fragment of a path such as `/products#aedan`, without `#`: an element id. */
export const anchorOf = (path: string) => path.split('#')[1] ?? '';

/** Formats a day such as 2025-06-14 as 14/6/2025. */
export const formatDate = (day: string): string =>
  new Date(day).toLocaleDateString('en-IN', { timeZone: 'UTC' });
