import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

/** A font file of the heading font, pinned to one look, and the characters it has. */
export interface StaticFont {
  readonly font: Buffer;
  readonly parsed: Font;
  readonly has: (character: string) => boolean;
}

/** The look of the headings: semi-condensed (percent of the normal width) and bold. */
const axes = { wdth: 87.5, wght: 700 };

/**
 * Accents find their places. Kerning is left out on purpose: it moves few pairs of this font by a hair, and makes each
 * subset half as large again (5.3 KB instead of 3.5 for 53 letters), out of a page's 14.6.
 */
const features = ['ccmp', 'locl', 'mark', 'mkmk'];

/** The files the font comes in, by the letters they cover; the first that has a character draws it. */
export const subsets = ['latin', 'latin-ext', 'vietnamese'] as const;

/** One of these files. */
export type Subset = (typeof subsets)[number];

/**
 * The static instance of one file of Anek Latin, made once and kept in the cache: a subset of it takes half the time
 * of one of the variable font.
 */
export async function staticFont(subset: Subset, cache: URL): Promise<StaticFont> {
  const source = `@fontsource-variable/anek-latin/files/anek-latin-${subset}-wdth-normal.woff2`;
  const variable = await readFile(fileURLToPath(import.meta.resolve(source)));
  const key = createHash('sha256')
    .update(variable)
    .update(JSON.stringify([axes, features]))
    .digest('hex');
  const kept = new URL(`heading-font/${subset}-${key.slice(0, 16)}.ttf`, cache);
  const font = await readFile(kept).catch(async () => {
    const made = await subsetFont(variable, undefined, {
      keepAllGlyphs: true,
      keepFeatures: features,
      variationAxes: axes,
      dropTables: ['STAT'],
      targetFormat: 'truetype',
    });
    await mkdir(new URL('.', kept), { recursive: true });
    // Whole or not at all: a build that is stopped here must not leave half a font to the next one.
    const half = new URL(`${kept.pathname}.${process.pid}`, kept);
    await writeFile(half, made);
    await rename(half, kept);
    return made;
  });
  const parsed = create(font);
  if (parsed.isCollection) throw new Error(`${source} is a collection of fonts`);
  return { font, parsed, has: (character) => parsed.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) };
}
