import subsetFont from 'subset-font';
import { memoize } from '../memoize.ts';
import { staticFont, type Subset, subsets } from './static-font.ts';

/** The heading font for some letters: its rules, ready for a style sheet, and the letters it can't draw. */
export interface HeadingFont {
  readonly css: string;
  readonly missing: readonly string[];
}

/**
 * Without it a browser opens a font when the first layout asks for it, one frame too late even for a data URI; asked
 * for in the head it is there when the first heading is laid out.
 */
export const early = 'document.fonts.forEach((face)=>face.load())';

/** The letters of a text, each once and in one order, so that equal sets make equal fonts. */
export const lettersOf = (text: string) => [...new Set(text.replace(/\s+/g, ' '))].sort().join('');

/**
 * Makes the heading font for a set of letters, under the name `tokens.css` gives it: the glyphs of these letters and
 * no others, in the style sheet itself, so that the first frame has them and nothing is requested.
 * @param cache folder for what is the same in every build
 */
export function fontMaker(cache: URL): (letters: string) => Promise<HeadingFont> {
  const open = opened(cache);
  return memoize(async (letters: string) => {
    let left = [...letters];
    let css = '';
    for (const subset of subsets) {
      if (left.length === 0) break;
      const { font, has } = await open(subset);
      const drawn = left.filter(has);
      left = left.filter((letter) => !has(letter));
      if (drawn.length === 0) continue;
      const glyphs = await subsetFont(font, drawn.join(''), { targetFormat: 'woff2' });
      css += rule(glyphs, subset === subsets[0] ? [] : drawn);
    }
    return { css, missing: left };
  });
}

/** The letters that no file of the heading font can draw. */
export async function missingLetters(letters: string, cache: URL): Promise<string[]> {
  let left = [...letters];
  for (const subset of subsets) {
    if (left.length === 0) break;
    const { has } = await opened(cache)(subset);
    left = left.filter((letter) => !has(letter));
  }
  return left;
}

/** The static fonts, each opened once. */
const opened = memoize((cache: URL) => memoize((subset: Subset) => staticFont(subset, cache)));

/** A further subset states its letters: else it would take the place of the one before it. */
function rule(font: Buffer, letters: readonly string[]): string {
  const codes = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
  const range = codes.length > 0 ? `;unicode-range:${codes.join()}` : '';
  const source = `url(data:font/woff2;base64,${font.toString('base64')})format("woff2")`;
  return `@font-face{font-family:"Anek Latin";font-weight:700;src:${source}${range}}`;
}
