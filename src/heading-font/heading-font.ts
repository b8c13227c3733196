import subsetFont from 'subset-font';
import { memoize } from '../memoize.ts';
import { fontWith, staticFonts } from './static-font.ts';

/** As `tokens.css` asks for it. */
const family = 'Anek Latin';

/**
 * Without it a browser opens a font when the first layout asks for it, one frame too late even for a data URI; asked
 * for in the head it is there when the first heading is laid out. The stand-in of `tokens.css` is left out: to find a
 * font of the machine takes longer than to open ours (2.7 and 0.2 ms in Chromium, 2026-11).
 */
export const loadFont = `document.fonts.forEach((face) => face.family.includes('${family}') && face.load());`;

/** The letters of a text, composed ones too, each once and in one order, so that equal sets make equal fonts. */
export const lettersOf = (text: string) =>
  [...new Set((text + text.normalize('NFC')).replace(/\s+/g, ' '))].sort().join('');

/**
 * Makes the heading font for a set of letters, under the name `tokens.css` gives it: the glyphs of these letters and
 * no others, in the style sheet itself, so that the first frame has them and nothing is requested.
 */
export const headingFont = memoize(async (letters: string): Promise<string> => {
  const fonts = await staticFonts();
  const drawn = Map.groupBy(letters, (letter) => fontWith(letter, fonts));
  const rules = await Promise.all(
    fonts.map(async (font) => {
      const own = drawn.get(font);
      if (!own) return '';
      const glyphs = await subsetFont(font.bytes, own.join(''), { targetFormat: 'woff2' });
      return rule(glyphs, font === fonts[0] ? [] : own);
    }),
  );
  return rules.join('');
});

/** The letters that no file of the heading font can draw. */
export async function missingLetters(letters: string): Promise<string[]> {
  const fonts = await staticFonts();
  return [...letters].filter((letter) => !fontWith(letter, fonts));
}

/** A further subset states its letters: else it would take the place of the one before it. */
function rule(font: Buffer, letters: readonly string[]): string {
  const codes = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
  const range = codes.length > 0 ? `;unicode-range:${codes.join()}` : '';
  const source = `url(data:font/woff2;base64,${font.toString('base64')})format("woff2")`;
  return `@font-face{font-family:"${family}";font-weight:700;src:${source}${range}}`;
}
