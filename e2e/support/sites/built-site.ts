import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { notOpen } from '../../../src/messages/job.ts';
import { site } from '../../../src/site.ts';
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

  /** Pages are parsed on first use, because parsing all of them takes a second in each process. */
  get document() {
    return (this.#document ??= parseHTML(this.html).document);
  }

  /** The `main` element. */
  get main() {
    return this.document.querySelector('main') ?? this.document.body;
  }

  /** The text of the `main` element. */
  get mainText() {
    return textOf(this.main);
  }

  /** All elements that match a selector. */
  all(selector: string) {
    return [...this.document.querySelectorAll(selector)];
  }

  /** The canonical URL. */
  get canonical() {
    return this.document.querySelector('link[rel=canonical]')?.getAttribute('href');
  }

  /** Whether the page asks search engines not to list it. */
  get isNoindex() {
    return this.meta('robots') === 'noindex';
  }

  /** Whether it is the page of a job that takes no applications. */
  get isClosed() {
    return this.mainText.includes(notOpen);
  }

  /** The content of a `meta` element by its name or property. */
  meta(name: string) {
    return this.document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content');
  }
}

/** The pages and files of a built site. */
export type BuiltSite = ReturnType<typeof readSite>;

/**
 * Reads all pages of a folder, except the editor.
 * @param name the name of the site in test titles
 */
export function readSite(name: string, company: string, dir: string) {
  const files = globSync('**/*.html', { cwd: dir, exclude: ['admin.html', changed.verificationFile] });
  if (files.length === 0) throw new Error(`${dir} contains no page: run "npm test", which builds it.`);
  const pages = files.sort().map((file) => {
    const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
    return new BuiltPage(path, readFileSync(join(dir, file), 'utf8'));
  });

  /**
   * The page at a path.
   * @throws Error when there is none
   */
  function page(path: string) {
    const page = pages.find((page) => page.path === path);
    if (!page) throw new Error(`There is no page ${path} in ${name}.`);
    return page;
  }

  /** The text of a file. */
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');

  return { name, company, dir, pages, page, read };
}

/** The site with the content of the project. */
export const unchangedSite = readSite('the site', site.name, sites.unchanged.dir);

/** The site after edits of an owner (`changed-site.ts`). */
export const changedSite = readSite('the changed site', changed.name, sites.changed.dir);

/** Both sites that `npm test` builds. */
export const builtSites: readonly BuiltSite[] = [unchangedSite, changedSite];

/** The pages of both sites. */
export const allPages: readonly BuiltPage[] = builtSites.flatMap(({ pages }) => pages);

/** The text of an element, with single spaces as its only white space. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/**
 * A few pages that together contain every kind of element. The kind of an element is its name and its classes. The first page has
 * the most kinds. Each following page adds as many new kinds as possible.
 */
export function representativePages(pages: readonly BuiltPage[]): readonly BuiltPage[] {
  const missing = pages.map((page) => {
    const elements = [...page.main.querySelectorAll('*')];
    return { page, kinds: new Set(elements.map(({ localName, className }) => `${localName} ${className}`)) };
  });
  const chosen: BuiltPage[] = [];
  for (;;) {
    const [best] = missing.sort((one, other) => other.kinds.size - one.kinds.size);
    if (!best || best.kinds.size === 0) return chosen;
    chosen.push(best.page);
    const found = [...best.kinds];
    for (const { kinds } of missing) for (const kind of found) kinds.delete(kind);
  }
}
