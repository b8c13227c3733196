import { keyOf, type Point } from './lattice.ts';

/**
 * What maps a kolam onto itself: the eight symmetries of the `square`, two `mirrors` (left-right and
 * top-bottom), or one upright `mirror` (left-right).
 */
export type Symmetry = 'square' | 'mirrors' | 'mirror';

type Turn = (point: Point) => Point;

const mirror: Turn[] = [([x, y]) => [x, y], ([x, y]) => [-x, y]];
const mirrors: Turn[] = [...mirror, ([x, y]) => [x, -y], ([x, y]) => [-x, -y]];
const square: Turn[] = [
  ...mirrors,
  ([x, y]) => [y, x],
  ([x, y]) => [-y, x],
  ([x, y]) => [y, -x],
  ([x, y]) => [-y, -x],
];
const turns = { square, mirrors, mirror };

/** The maps of a symmetry class that take these dots onto themselves: a rectangle keeps four of the square's eight. */
export function turnsOf(symmetry: Symmetry, dots: readonly Point[]): Turn[] {
  const known = new Set(dots.map(keyOf));
  return turns[symmetry].filter((turn) => dots.every((dot) => known.has(keyOf(turn(dot)))));
}

/** Groups points that a turn takes into each other; a kolam opens or closes a whole group at once. */
export function orbitsOf(points: readonly Point[], group: readonly Turn[]): Point[][] {
  const seen = new Set<number>();
  const orbits: Point[][] = [];
  for (const point of points) {
    if (seen.has(keyOf(point))) continue;
    const orbit = new Map(group.map((turn) => [keyOf(turn(point)), turn(point)]));
    for (const key of orbit.keys()) seen.add(key);
    orbits.push([...orbit.values()]);
  }
  return orbits;
}
