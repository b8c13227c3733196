import { band } from '../../kolam/band.ts';
import { type Kolam, mark } from '../../kolam/kolam.ts';
import { toSvg } from '../../kolam/svg.ts';
import { colour } from '../../styles/colour.ts';
import { outlines } from './outlines.ts';
import { SIZE } from './size.ts';
import { LEADING, setTitle } from './wrap.ts';

/** What a page shows when it is shared. */
export interface Subject {
  /** The page's own. */
  readonly kolam: Kolam;
  readonly title: string;
  /** The page above it, in small letters over the title. */
  readonly above: string | undefined;
}

const line = colour('rice');
const dot = colour('turmeric');
const LEFT = 64;
const ROOM = { width: 564, height: 332 };
const LAST_BASELINE = 512;
const DRAWING = { x: 640, y: 16, side: 540 };
const TILE = 40;

/** The picture of a page as SVG: its title, its kolam, the company's mark and name, and the band. */
export async function picture({ kolam, title, above }: Subject, company: string): Promise<string> {
  const name = await outlines(company, 40);
  const { size, lines } = await setTitle(title, ROOM);
  const leading = LEADING * size;
  const first = LAST_BASELINE - (lines.length - 1) * leading;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" fill="none">`,
    `<path fill="${colour('earth')}" d="M0 0h${SIZE.width}v${SIZE.height}H0z"/>`,
    boxed(toSvg(kolam, { line, dot }), DRAWING),
    boxed(toSvg(mark(), { line, dot }, { line: 0.28 }), { x: LEFT - 8, y: 52, side: 64 }),
    at(LEFT + 72, 98, line, name.d),
    above && at(LEFT, first - size, dot, (await outlines(above, 32)).d),
    ...lines.map(({ d }, index) => at(LEFT, first + index * leading, line, d)),
    row(SIZE.height - TILE - 8),
    '</svg>',
  ].join('');
}

const at = (x: number, y: number, fill: string, d: string) =>
  `<path fill="${fill}" transform="translate(${x} ${y})" d="${d}"/>`;

/** A drawing in a square of another one; left and top edge and side in px. */
const boxed = (svg: string, { x, y, side }: { x: number; y: number; side: number }) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${side}" height="${side}" `);

/** The band from edge to edge; its top in px. */
function row(y: number): string {
  const tiles = Array.from(
    { length: SIZE.width / TILE },
    (_, index) => `<use href="#t" x="${band.period * index}"/>`,
  );
  return [
    `<g stroke-linecap="round" transform="translate(${TILE / 2} ${y + TILE / 2}) scale(${TILE / band.period})">`,
    `<g id="t"><path stroke="${dot}" stroke-width=".4" d="${band.dots}"/>`,
    `<path stroke="${line}" stroke-width=".2" d="${band.line}"/></g>${tiles.join('')}</g>`,
  ].join('');
}
