/** The part of subset-font that is used here; the package brings no types. */
declare module 'subset-font' {
  interface Options {
    /** Format of the result. */
    targetFormat?: 'woff2' | 'truetype';
    /** Axes of a variable font to pin, in their own units. */
    variationAxes?: Readonly<Record<string, number>>;
    /** Tables to leave out, by their tags. */
    dropTables?: readonly string[];
    /** Keep every glyph; there is no text then. */
    keepAllGlyphs?: boolean;
  }
  /** The font with the glyphs of a text alone. */
  export default function subsetFont(font: Buffer, text?: string, options?: Options): Promise<Buffer>;
}
