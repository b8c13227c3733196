import type { Kolam } from './kolam.ts';

/** CSS colours; without `background` the drawing stands on nothing. */
export interface Colours {
  line: string;
  dot: string;
  background?: string;
}

/** Widths of line and dots, and room around the drawing, in half spacings. */
export interface Measures {
  line?: number;
  dot?: number;
  margin?: number;
}

/** A kolam as an SVG file of its own, for what no stylesheet reaches: favicon, touch icon, social image. */
export function toSvg(drawn: Kolam, colours: Colours, measures: Measures = {}): string {
  const { line = 0.22, dot = 0.4, margin = 0 } = measures;
  const [x = 0, y = 0, width = 0, height = 0] = drawn.viewBox.split(' ').map(Number);
  const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" fill="none" stroke-linecap="round">`,
    colours.background &&
      `<path fill="${colours.background}" d="M${box[0]} ${box[1]}h${box[2]}v${box[3]}h-${box[2]}z"/>`,
    `<path stroke="${colours.dot}" stroke-width="${dot}" d="${drawn.dots}"/>`,
    `<path stroke="${colours.line}" stroke-width="${line}" d="${drawn.line}"/>`,
    '</svg>',
  ].join('');
}
