import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';

/** The files of the font package. A letter is taken from the first file that has it. */
const subsets = ['latin', 'latin-ext', 'vietnamese'];

/** The instance for headings: semi-condensed (percent of the normal width) and bold. */
const instance = { wdth: 87.5, wght: 700 };

/** Kerning changes few pairs of this font, but makes each subset 50% larger. */
const dropTables = ['STAT', 'GDEF', 'GPOS', 'GSUB'];

/** A static font from one of the variable ones. */
async function staticFont(subset: string) {
  const source = `@fontsource-variable/anek-latin/files/anek-latin-${subset}-wdth-normal.woff2`;
  const variable = await readFile(fileURLToPath(import.meta.resolve(source)));
  const bytes = await subsetFont(variable, undefined, {
    variationAxes: instance,
    dropTables,
    keepAllGlyphs: true,
    targetFormat: 'truetype',
  });
  const parsed = create(bytes);
  if (parsed.isCollection) throw new Error(`${source} is a collection of fonts; use a file with one font.`);
  /** Whether the file has a glyph for a letter. */
  const covers = (letter: string) => parsed.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return { bytes, covers };
}

/**
 * The files of the heading font, in the order of `subsets`. They are static, because making a subset of a variable font takes
 * twice as long.
 */
export const staticFonts = await Promise.all(subsets.map(staticFont));
