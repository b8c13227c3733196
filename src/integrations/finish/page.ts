import { readFile } from 'node:fs/promises';
import { headingFontAttribute } from '../../dom-contract.ts';
import { attribute, type Element, elementsOf, isHtml, textOf } from './html.ts';
import { lettersOf } from '../../heading-font/heading-font.ts';

/** What the finishing steps need to know of a built page; the page itself is not kept, there may be thousands. */
export interface Page {
  /** Its file in the built folder, such as `about.html`. */
  readonly file: string;
  /** Where it answers, such as `/about`. */
  readonly address: string;
  /** Every `id` on it, where a link may point. */
  readonly ids: ReadonlySet<string>;
  /** The ids that more than one element has. */
  readonly doubledIds: readonly string[];
  /** Every `href` and `src` on it, each once. */
  readonly addresses: readonly string[];
  /** The letters that are set in the heading font. */
  readonly letters: string;
  /** The letters of the title on its social image; none when it has no image. */
  readonly imageLetters: string;
  /** What it lacks of a title, a description and a main heading. */
  readonly lacks: readonly string[];
}

/** Where a page of the built folder answers: `index.html` at `/`, `about.html` at `/about`. */
export const addressOf = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;

/** A built page, taken apart once. */
export async function readPage(dir: URL, file: string): Promise<Page> {
  const elements = elementsOf(await readFile(new URL(file, dir), 'utf8'));
  const values = (name: string) => elements.flatMap((element) => attribute(element, name) ?? []);
  const ids = values('id');
  const metaOf = (name: string) => {
    const meta = elements.find((element) => attribute(element, 'property') === name);
    return meta && attribute(meta, 'content');
  };
  return {
    file,
    address: addressOf(file),
    ids: new Set(ids),
    doubledIds: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
    addresses: [...new Set([...values('href'), ...values('src')])],
    letters: lettersOf(elements.flatMap(inHeadingFont).join('')),
    imageLetters: lettersOf(metaOf('og:image') === undefined ? '' : (metaOf('og:title') ?? '')),
    lacks: lacking(elements.filter(isHtml)),
  };
}

/**
 * What `base.css` sets in the heading font: h1, h2 and whatever carries `data-heading-font`. The value of the attribute are
 * words that a script sets there later.
 */
function inHeadingFont(element: Element): string[] {
  const words = attribute(element, headingFontAttribute);
  if (words === undefined && !/^h[12]$/.test(element.tagName)) return [];
  return [textOf(element), words ?? ''];
}

function lacking(elements: Element[]): string[] {
  const first = (tag: string) => elements.find(({ tagName }) => tagName === tag);
  const description = elements.find(
    (element) => element.tagName === 'meta' && attribute(element, 'name') === 'description',
  );
  const title = first('title');
  const heading = first('h1');
  return [
    title && textOf(title).trim() ? [] : 'title',
    description && attribute(description, 'content')?.trim() ? [] : 'description',
    heading && textOf(heading).trim() ? [] : 'main heading (h1)',
  ].flat();
}
