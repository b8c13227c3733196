import { edgesOf, keyOf, type Point } from '../lattice.ts';
import { loopPath } from '../path.ts';
import { traceLoops } from '../trace.ts';
import { Pen } from './pen.ts';

/** A dot off the lattice that the line passes at a distance. Units as in a kolam: half the spacing of its dots. */
export interface Bead {
  readonly at: Point;
  /** Which way the line runs here, in degrees: 0 is to the right, 90 down. */
  readonly heading: number;
  /** How far from the dot the line passes. */
  readonly reach: number;
}

// A handle's share of the way ahead to the next dot: the line then goes round a dot nearly as a circle would.
const HANDLE = 0.55;

/** The place at a distance from a centre, in the direction `angle` (degrees: 0 is to the right, 90 down). */
export function polar([x, y]: Point, distance: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [x + distance * Math.cos(radians), y + distance * Math.sin(radians)];
}

/** The dots of a row, `count` of them around its middle. */
export const row = (count: number, y: number): Point[] =>
  Array.from({ length: count }, (_, i) => [2 * i - count + 1, y]);

/** The line around dots of the lattice with every edge open, as SVG path data. */
export const lineAround = (dots: readonly Point[]): string =>
  traceLoops(dots, new Set(edgesOf(dots).map(keyOf)))
    .map(loopPath)
    .join('');

/**
 * Draws one strand past the beads on alternating sides, beginning on `side`: right of the heading (1) or left (−1).
 * Two strands that begin on opposite sides are a braid. A pen that has begun its line must stand at the first bead.
 */
export function strand(beads: readonly Bead[], side: 1 | -1, pen = new Pen()): Pen {
  const pass = (bead: Bead, i: number) =>
    polar(bead.at, (i % 2 ? -side : side) * bead.reach, bead.heading + 90);
  beads.forEach((bead, i) => {
    const last = beads[i - 1];
    const to = pass(bead, i);
    if (!last) return pen.begin(to);
    const second = polar(to, -HANDLE * ahead(last, bead, bead.heading), bead.heading);
    if (i > 1) return pen.smooth(second, to);
    return pen.curve(polar(pen.at, HANDLE * ahead(last, bead, last.heading), last.heading), second, to);
  });
  return pen;
}

/** The same beads, met from the other end. */
export const reversed = (beads: readonly Bead[]): Bead[] =>
  beads.toReversed().map((bead) => ({ ...bead, heading: bead.heading + 180 }));

/** How far it is from one bead to the next, measured along a heading. */
function ahead(from: Bead, to: Bead, heading: number): number {
  const [right, down] = polar([0, 0], 1, heading);
  return right * (to.at[0] - from.at[0]) + down * (to.at[1] - from.at[1]);
}
