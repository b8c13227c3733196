import type { Kolam } from './kolam.ts';

/** CSS colours; without `background` the drawing stands on nothing. */
export interface Colours {
  line: string;
  dot: string;
  background?: string;
}

/** Widths of line and dots, in half spacings. */
export const STROKES = { line: 0.22, dot: 0.4 };

/** A kolam as an SVG file of its own, for what no stylesheet reaches: favicon, touch icon, social image. */
export function toSvg({ viewBox, paths, dotsPath }: Kolam, colours: Colours, strokes = STROKES): string {
  const [x, y, width, height] = viewBox.split(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke-linecap="round">`,
    colours.background && `<path fill="${colours.background}" d="M${x} ${y}h${width}v${height}H${x}z"/>`,
    `<path stroke="${colours.dot}" stroke-width="${strokes.dot}" d="${dotsPath}"/>`,
    `<path stroke="${colours.line}" stroke-width="${strokes.line}" d="${paths.join('')}"/>`,
    '</svg>',
  ].join('');
}
