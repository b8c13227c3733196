import type { Point } from '../lattice.ts';
import { type Curve, spread } from './curve.ts';
import type { Pen } from './pen.ts';
import { polar } from './strand.ts';

/** The middle of the wheel. */
export const hub: Point = [-8, -3.6];
/** The angle from tooth to tooth, in degrees. */
export const pitch = 36;
/** How far to the left and right of the hub the wheel's feet stand. */
export const stance = 3.2;

const root = 5.95;
const tip = 7.3;
// From the middle of a tooth to its edges, in degrees.
const half = { root: 10.9, tip: 5.8 };
// So many steps that a dot stands where the legs cross.
const STEPS = 14;

/** The teeth by the angle of their middles, counterclockwise; where the tenth would be, below, the line comes and goes. */
const teeth = Array.from({ length: 9 }, (_, i) => 90 - pitch * (i + 1));
const corners = (angle: number): [Point, Point, Point, Point] => [
  polar(hub, root, angle + half.root),
  polar(hub, tip, angle + half.tip),
  polar(hub, tip, angle - half.tip),
  polar(hub, root, angle - half.root),
];

/** The way from the ground, `base`, up to the first tooth. */
function foot(base: number): Curve {
  const [first] = corners(90 - pitch);
  const rise = half.root - pitch;
  return [[hub[0] - stance, base], [hub[0] - stance + 2, base], polar(first, -4, rise), first];
}

const across = ([x, y]: Point): Point => [2 * hub[0] - x, y];

/** Draws the wheel, from its left foot round all teeth to the right one; the pen stands on the ground. */
export function goRound(pen: Pen): Pen {
  const [start, low, high, first] = foot(pen.at[1]);
  pen.curve(low, high, first);
  teeth.forEach((angle, i) => {
    const [rise, left, right, fall] = corners(angle);
    if (i > 0) pen.arc(root, rise, false);
    pen.line(left).arc(tip, right, false).line(fall);
  });
  return pen.curve(across(high), across(low), across(start));
}

/** The wheel in dots, two steps on each flank, tip and gap; its legs end above `base`. */
export function dotted(base: number): Point[] {
  const leg = spread(foot(base), STEPS).filter(([, y]) => y < base - 2);
  const rim = teeth.flatMap((angle) => {
    const [rise, left, right, fall] = corners(angle);
    const gap = polar(hub, root, angle - pitch / 2);
    return [rise, halfway(rise, left), left, polar(hub, tip, angle), right, halfway(right, fall), fall, gap];
  });
  return [...leg, ...leg.map(across), ...rim.slice(1, -2)];
}

const halfway = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2];
