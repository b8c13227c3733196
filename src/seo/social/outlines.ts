import { fontWith, staticFonts } from '../../heading-font/static-font.ts';

/** A line of text as SVG path data: the origin is the start of the baseline, lengths are in px. */
export interface Line {
  readonly d: string;
  readonly width: number;
}

/**
 * Sets a line of text in the heading font, with no font of the system; a character the face lacks is left out.
 * @param size of the em, in px
 */
export async function outlines(text: string, size: number): Promise<Line> {
  const fonts = await staticFonts();
  let d = '';
  let width = 0;
  for (const character of text) {
    const font = fontWith(character, fonts)?.parsed;
    if (!font) continue;
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    const scale = size / font.unitsPerEm;
    // A font counts y upwards.
    d += glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
    width += glyph.advanceWidth * scale;
  }
  return { d, width };
}
