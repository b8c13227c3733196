import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Glyph } from 'fontkitten';
import { type StaticFont, staticFont, type Subset, subsets } from '../../heading-font/static-font.ts';
import { memoize } from '../../memoize.ts';

/** A line of text as SVG path data: the origin is the start of the baseline, lengths are in px. */
export interface Line {
  readonly d: string;
  readonly width: number;
}

const cache = pathToFileURL(join(process.cwd(), '.cache/astro/'));
const opened: (subset: Subset) => Promise<StaticFont> = memoize((subset) => staticFont(subset, cache));

/** The glyph for a character in the first file of the heading font that has it, and the units its em has. */
async function glyphOf(character: string): Promise<{ glyph: Glyph; em: number } | undefined> {
  for (const subset of subsets) {
    const { has, parsed } = await opened(subset);
    if (has(character))
      return { glyph: parsed.glyphForCodePoint(character.codePointAt(0) ?? 0), em: parsed.unitsPerEm };
  }
  return undefined;
}

/**
 * Sets a line of text in the heading font, with no font of the system; a character the face lacks is left out.
 * @param size of the em, in px
 */
export async function outlines(text: string, size: number): Promise<Line> {
  let d = '';
  let width = 0;
  for (const character of text) {
    const found = await glyphOf(character);
    if (!found) continue;
    const scale = size / found.em;
    // A font counts y upwards.
    d += found.glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
    width += found.glyph.advanceWidth * scale;
  }
  return { d, width };
}
