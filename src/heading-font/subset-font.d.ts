/** The types of subset-font that are used here. `@types/subset-font` lacks `dropTables`. */
declare module 'subset-font' {
  interface Options {
    /** Format of the result. */
    targetFormat?: 'woff2' | 'truetype';
    /** Axes of a variable font to pin, in their own units. */
    variationAxes?: Readonly<Record<string, number>>;
    /** Tables to leave out, by their tags. */
    dropTables?: readonly string[];
    /** Keeps every glyph; the text is undefined then. */
    keepAllGlyphs?: boolean;
  }
  /** Reduces a font to the glyphs of a text. */
  export default function subsetFont(font: Buffer, text?: string, options?: Options): Promise<Buffer>;
}
