import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

/** A static instance of a file of the heading font, as bytes and parsed. */
export interface StaticFont {
  readonly bytes: Buffer;
  readonly parsed: Font;
}

/** The files of the font package, by the letters that they cover. The first one that has a letter is used for it. */
const subsets = ['latin', 'latin-ext', 'vietnamese'];

/**
 * The instance for headings: semi-condensed (percent of the normal width) and bold. The layout tables are dropped:
 * kerning changes few pairs of this font, but makes each subset half as large again.
 */
const look = { variationAxes: { wdth: 87.5, wght: 700 }, dropTables: ['STAT', 'GDEF', 'GPOS', 'GSUB'] };

const cache = join(process.cwd(), '.cache/heading-font');

/** The static instance is cached on disk: a subset of it takes half the time of a subset of the variable font. */
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
    // Written and renamed, so that an interrupted build leaves no partial file in the cache.
    await writeFile(`${kept}.${process.pid}`, made);
    await rename(`${kept}.${process.pid}`, kept);
    return made;
  });
  const parsed = create(bytes);
  if (parsed.isCollection) throw new Error(`${source} is a collection of fonts; use a file with one font.`);
  return { bytes, parsed };
}

let opened: Promise<StaticFont[]> | undefined;

/** The files of the heading font, in the order in which they are searched for a letter. */
export const staticFonts = () => (opened ??= Promise.all(subsets.map(staticFont)));

/** The first of these fonts that has a glyph for a letter; undefined if none has. */
export const fontWith = (letter: string, fonts: readonly StaticFont[]) =>
  fonts.find(({ parsed }) => parsed.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
