import subsetFont from 'subset-font';
import { headingFamily } from '../dom-contract.ts';
import { staticFonts } from './static-font.ts';

/**
 * The `@font-face` rules of the heading font, with the letters of a text only. The font is a data URI, so that the first frame
 * has it without a request. Letters that the font lacks are shown in a fallback font.
 */
export async function headingFont(text: string) {
  // Sorted, so that pages with the same letters have the same font. Browsers draw the composed forms (NFC).
  const letters = [...new Set((text + text.normalize('NFC')).replace(/\s+/g, ' '))].sort();
  const lettersByFont = Map.groupBy(letters, (letter) => staticFonts.find(({ covers }) => covers(letter)));
  const rules = await Promise.all(
    staticFonts.map(async (font) => {
      const lettersOfFont = lettersByFont.get(font);
      if (!lettersOfFont) return '';
      const subset = await subsetFont(font.bytes, lettersOfFont.join(''), { targetFormat: 'woff2' });
      return rule(subset, font === staticFonts[0] ? [] : lettersOfFont);
    }),
  );
  return rules.join('');
}

/** The `@font-face` rule of one font. Every rule after the first needs a `unicode-range`; otherwise it would replace the first. */
function rule(font: Buffer, letters: readonly string[]): string {
  const codes = letters.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
  const range = codes.length > 0 ? `;unicode-range:${codes.join()}` : '';
  const source = `url(data:font/woff2;base64,${font.toString('base64')})`;
  return `@font-face{font-family:"${headingFamily}";font-weight:700;src:${source}${range}}`;
}
