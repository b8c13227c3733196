import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { site } from '../../src/site.ts';
import { changed } from './changed-site.ts';
import { sites } from './local-servers.ts';

/** A page of a built site. */
export class BuiltPage {
  /** The path at which it is served, such as `/about`. */
  readonly path: string;
  readonly html: string;
  #document: Document | undefined;

  constructor(path: string, html: string) {
    this.path = path;
    this.html = html;
  }

  /** Parsed when a test reads it: parsing all pages takes a second in each process. */
  get document(): Document {
    return (this.#document ??= parseHTML(this.html).document);
  }

  /** The `main` element. */
  get main(): Element {
    return this.document.querySelector('main') ?? this.document.body;
  }

  /** The canonical URL. */
  get canonical() {
    return this.document.querySelector('link[rel=canonical]')?.getAttribute('href');
  }

  /** Whether the page asks search engines not to list it. */
  get isNoindex(): boolean {
    return this.meta('robots') === 'noindex';
  }

  /** Whether it is the page of a closed job. */
  get isClosed(): boolean {
    return textOf(this.main).includes('This position is closed.');
  }

  /** The content of a `meta` element by its name or property. */
  meta(name: string) {
    return this.document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content');
  }
}

/** A built site. */
export class BuiltSite {
  /** For test titles. */
  readonly name: string;
  readonly company: string;
  readonly dir: string;
  /** All pages except the editor. */
  readonly pages: readonly BuiltPage[];

  /** Reads all pages of a folder. */
  constructor(name: string, company: string, dir: string) {
    this.name = name;
    this.company = company;
    this.dir = dir;
    const files = globSync('**/*.html', { cwd: dir, exclude: ['admin.html', changed.proof] });
    if (files.length === 0) throw new Error(`${dir} contains no page: run "npm test", which builds it.`);
    this.pages = files.sort().map((file) => {
      const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
      return new BuiltPage(path, readFileSync(join(dir, file), 'utf8'));
    });
  }

  /**
   * The page at a path.
   * @throws Error when there is none
   */
  page(path: string): BuiltPage {
    const page = this.pages.find((page) => page.path === path);
    if (!page) throw new Error(`There is no page ${path} in ${this.name}.`);
    return page;
  }
}

/** The site with the content of the project. */
export const unchangedSite = new BuiltSite('the site', site.name, sites.unchanged.dir);

/** The site after edits of an owner (`changed-site.ts`). */
export const changedSite = new BuiltSite('the changed site', changed.name, sites.changed.dir);

/** Both sites that `npm test` builds. */
export const builtSites: readonly BuiltSite[] = [unchangedSite, changedSite];

/** The text of an element, with single spaces as its only white space. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

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
