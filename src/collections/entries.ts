import { type CollectionEntry, type CollectionKey, getCollection, render } from 'astro:content';
import { acceptsApplications } from '../jobs.ts';
import { ContentError } from '../content-error.ts';

type Page = CollectionEntry<'pages'>;
type PageWithPath<Path> = Page & { data: Extract<Page['data'], { path: Path }> };
type Listed = Exclude<CollectionKey, 'pages'>;

/** Adds the body of an entry as `Content`. */
export const withContent = async <Entry extends CollectionEntry<CollectionKey>>(entry: Entry) => ({
  ...entry,
  ...(await render(entry)),
});

/**
 * The data of the page with this path, and its text as `Content`.
 * @throws ContentError if there is none
 */
export async function pageAt<Path extends Page['data']['path']>(path: Path) {
  const isPage = (entry: Page): entry is PageWithPath<Path> => entry.data.path === path;
  const page = (await getCollection('pages')).find(isPage);
  if (!page) throw new ContentError(`content/pages/: no file has the path ${path}, which a page needs`);
  return { ...page.data, ...(await render(page)) };
}

/** The entries of these collections, one collection after the other, each sorted by the field `order`. */
export async function sortedEntries<C extends Listed>(...collections: readonly C[]) {
  const all = await Promise.all(collections.map((collection) => getCollection(collection)));
  return all.flatMap((entries) =>
    entries.sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id)),
  );
}

/** The open jobs, sorted by `order`. */
export const openJobs = async () =>
  (await sortedEntries('jobs')).filter(({ data }) => acceptsApplications(data));

/** The services, each list sorted by `order`. */
export async function servicesByGroup() {
  const { everyday = [], others = [] } = Object.groupBy(await sortedEntries('services'), ({ data }) =>
    data.group === 'Everyday service' ? 'everyday' : 'others',
  );
  return { everyday, others };
}

/** Every entry that has its own page. Products share one page. */
export const allPages = async () => [
  ...(await getCollection('pages')),
  ...(await sortedEntries('services', 'solutions', 'jobs', 'internships')),
];

/** The pages for search engines: without `noindex`, and without jobs that are closed or open later. */
export const indexedPages = async () =>
  (await allPages()).filter(
    ({ data }) =>
      data.path !== '/404' &&
      !('noindex' in data && data.noindex) &&
      (!('status' in data) || acceptsApplications(data)),
  );

/**
 * The result of `getStaticPaths` for these entries, with `Content`.
 * @param name `jobs` for `[...jobs].astro`
 */
export const routes = async <Entry extends CollectionEntry<Listed>>(
  name: string,
  entries: readonly Entry[],
) =>
  (await Promise.all(entries.map(withContent))).map((entry) => ({
    params: { [name]: entry.data.path.slice(1) },
    props: { entry },
  }));

/** The aliases of these pages are built as pages, because the product document lists /home and /Signup. Other aliases redirect. */
export const builtAtAliases = ['/', '/signup'] as const;

/** The result of `getStaticPaths` for one of these pages. */
export async function aliasRoutes(name: string, page: (typeof builtAtAliases)[number]) {
  const { path, aliases } = await pageAt(page);
  return [path, ...aliases].map((each) => ({ params: { [name]: each.slice(1) || undefined } }));
}
