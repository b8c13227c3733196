import sharp from 'sharp';
import { colour } from '../styles/colour.ts';
import { mark } from './kolam.ts';
import { type Measures, toSvg } from './svg.ts';

/** An icon that is a file of its own. */
interface Icon extends Measures {
  /** Width and height in px. */
  readonly size: number;
}

const line = { line: 0.3, dot: 0.44 };

/** The icons by their file's name. The mask that Android cuts leaves at least a circle of 80 % of the width. */
export const icons: Readonly<Record<string, Icon>> = {
  'apple-touch-icon': { size: 180, margin: 0.8, ...line },
  'icon-192': { size: 192, margin: 0.8, ...line },
  'icon-512': { size: 512, margin: 0.8, ...line },
  'icon-maskable': { size: 512, margin: 1.2, ...line },
};

/** The company's mark on its dark ground, as SVG. */
export const icon = (measures: Measures): string =>
  toSvg(mark(), { line: colour('rice'), dot: colour('turmeric'), background: colour('earth') }, measures);

/** The same as PNG. */
export const picture = ({ size, ...measures }: Icon): Promise<Buffer> =>
  // 72 dots an inch would draw the mark a few pixels wide and then enlarge it.
  sharp(Buffer.from(icon(measures)), { density: 12 * size })
    .resize(size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
