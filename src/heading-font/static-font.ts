import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

/** A file of the heading font, pinned to one look: its bytes, and the same taken apart. */
export interface StaticFont {
  readonly bytes: Buffer;
  readonly parsed: Font;
}

/** The files the font comes in, by the letters they cover; the first that has a letter draws it. */
const subsets = ['latin', 'latin-ext', 'vietnamese'];

/**
 * The look of the headings: semi-condensed (percent of the normal width) and bold. Kerning moves few pairs of this
 * font by a hair and makes each subset half as large again, and composed letters need no other rules of layout.
 */
const look = { variationAxes: { wdth: 87.5, wght: 700 }, dropTables: ['STAT', 'GDEF', 'GPOS', 'GSUB'] };

const cache = join(process.cwd(), '.cache/heading-font');

/** A static font is made once and kept: a subset of it takes half the time of one of the variable font. */
async function staticFont(subset: string): Promise<StaticFont> {
  const source = `@fontsource-variable/anek-latin/files/anek-latin-${subset}-wdth-normal.woff2`;
  const variable = await readFile(fileURLToPath(import.meta.resolve(source)));
  const key = createHash('sha256').update(variable).update(JSON.stringify(look)).digest('hex');
  const kept = join(cache, `${subset}-${key.slice(0, 16)}.ttf`);
  const bytes = await readFile(kept).catch(async () => {
    const made = await subsetFont(variable, undefined, {
      ...look,
      keepAllGlyphs: true,
      targetFormat: 'truetype',
    });
    await mkdir(cache, { recursive: true });
    // Whole or not at all: a build that is stopped here must not leave half a font to the next one.
    await writeFile(`${kept}.${process.pid}`, made);
    await rename(`${kept}.${process.pid}`, kept);
    return made;
  });
  const parsed = create(bytes);
  if (parsed.isCollection) throw new Error(`${source} is a collection of fonts`);
  return { bytes, parsed };
}

let opened: Promise<StaticFont[]> | undefined;

/** The files of the heading font, in the order in which they are asked for a letter. */
export const staticFonts = () => (opened ??= Promise.all(subsets.map(staticFont)));

/** The first of these fonts that has a letter. */
export const fontWith = (letter: string, fonts: readonly StaticFont[]) =>
  fonts.find(({ parsed }) => parsed.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
