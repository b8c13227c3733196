import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { site } from '../../src/site.ts';
import { changed } from './changed-site.ts';
import { sites } from '../scripts/local-servers.ts';

/** A page of a built site. */
export interface BuiltPage {
  /** The path at which it is served, such as `/about`. */
  readonly path: string;
  readonly html: string;
  readonly document: Document;
  /** The `main` element. */
  readonly main: Element;
}

/** A built site. */
export interface BuiltSite {
  /** For test titles. */
  readonly name: string;
  readonly company: string;
  readonly dir: string;
  /** All pages except the editor. */
  readonly pages: readonly BuiltPage[];
}

/** The site with the content of the project. */
export const unchangedSite = readSite('the site', site.name, sites.unchanged.dir);

/** The site after edits of an owner (`changed-site.ts`). */
export const changedSite = readSite('the changed site', changed.name, sites.changed.dir);

/** Both sites that `npm test` builds. */
export const builtSites: readonly BuiltSite[] = [unchangedSite, changedSite];

/** Reads all pages of a folder. */
export function readSite(name: string, company: string, dir: string): BuiltSite {
  const files = globSync('**/*.html', { cwd: dir, exclude: ['admin.html', changed.proof] });
  if (files.length === 0) throw new Error(`${dir} contains no page: run "npm test", which builds it.`);
  const pages = files.sort().map((file) => {
    const html = readFileSync(join(dir, file), 'utf8');
    const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    let document: Document | undefined;
    // Parse a page when a test reads it: parsing all pages takes a second in each process.
    return {
      path,
      html,
      get document() {
        return (document ??= parseHTML(html).document);
      },
      get main() {
        return this.document.querySelector('main') ?? this.document.body;
      },
    };
  });
  return { name, company, dir, pages };
}

/**
 * The page at a path.
 * @throws Error when there is none
 */
export function builtPageAt({ name, pages }: BuiltSite, path: string): BuiltPage {
  const page = pages.find((page) => page.path === path);
  if (!page) throw new Error(`There is no page ${path} in ${name}.`);
  return page;
}

/** The text of an element, with single spaces as its only white space. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The content of a `meta` element by its name or property. */
export const metaOf = ({ document }: BuiltPage, name: string): string | null | undefined =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

/** The canonical URL. */
export const canonicalOf = ({ document }: BuiltPage): string | null | undefined =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href');

/** Whether the page asks search engines not to list it. */
export const isNoindex = (page: BuiltPage): boolean => metaOf(page, 'robots') === 'noindex';

/** Whether it is the page of a closed job. */
export const isClosed = ({ main }: BuiltPage): boolean => textOf(main).includes('This position is closed.');

/**
 * A small set of pages that together contain every kind of element, which is its name and its classes. Each page has the most kinds
 * that the pages before it lack.
 */
export function variedPages(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  const missing = pages.map((page) => {
    const elements = [...page.main.querySelectorAll('*')];
    return { page, kinds: new Set(elements.map(({ localName, className }) => `${localName} ${className}`)) };
  });
  const varied: BuiltPage[] = [];
  for (;;) {
    const [best] = missing.sort((one, other) => other.kinds.size - one.kinds.size);
    if (!best || best.kinds.size === 0) return varied;
    varied.push(best.page);
    const found = [...best.kinds];
    for (const { kinds } of missing) for (const kind of found) kinds.delete(kind);
  }
}
