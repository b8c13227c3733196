import { attribute, elementsOf, isHtml, textOf } from '../html.ts';

/** The parts of a built page that the checks need. */
export interface BuiltPage {
  readonly ids: readonly string[];
  /** The distinct values of `href` and `src`. */
  readonly links: ReadonlySet<string>;
  /** The names of required elements that are missing or empty. */
  readonly missing: readonly string[];
}

/** A built site: pages by path, such as `/about`, and the paths of all its files. */
export interface BuiltSite {
  readonly origin: string;
  readonly pages: ReadonlyMap<string, BuiltPage>;
  readonly files: ReadonlySet<string>;
}

/** Extracts ids, links and missing elements from the HTML of a page. */
export function readPage(html: string): BuiltPage {
  const elements = elementsOf(html);
  const values = (name: string) => elements.flatMap((element) => attribute(element, name) ?? []);
  const texts = (tag: string) => elements.filter((each) => isHtml(each) && each.tagName === tag).map(textOf);
  const descriptions = elements
    .filter((element) => attribute(element, 'name') === 'description')
    .map((element) => attribute(element, 'content') ?? '');
  const required = { title: texts('title'), 'meta description': descriptions, h1: texts('h1') };
  return {
    ids: values('id'),
    links: new Set([...values('href'), ...values('src')]),
    missing: Object.entries(required).flatMap(([name, [first = '']]) => (first.trim() ? [] : [name])),
  };
}

/**
 * Describes why a link on the page at `path` is broken; undefined for a working link or one to another site. Paths are
 * case-sensitive, as on most hosts.
 */
export function linkProblem(link: string, path: string, { origin, pages, files }: BuiltSite) {
  const url = URL.parse(link, new URL(path, origin).href);
  if (!url || url.protocol === 'javascript:')
    return 'is not an address that a page can link to; use one such as /about';
  if (url.origin !== origin) return undefined;
  const target = decoded(url.pathname);
  const anchor = decoded(url.hash.slice(1));
  if (target === undefined || anchor === undefined) return 'has a % without two hexadecimal digits after it';
  const page = pages.get(target);
  if (!page) return files.has(target) ? undefined : 'leads to no page and no file; correct the link';
  return !anchor || page.ids.includes(anchor)
    ? undefined
    : `leads to no id; correct the link, since ${target} has no "${anchor}"`;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
