import { keyOf, type Point } from './lattice.ts';

/**
 * One step of the line, past the midpoint `at` between two dots (or between a dot and the outside).
 * Open: the line crosses over to the next dot, straight along the diagonal. Closed: it turns back, a quarter
 * circle around its own dot. `by` is the way from start to end, in half spacings; `clockwise` as seen on screen.
 */
export interface Step {
  readonly at: Point;
  readonly by: Point;
  readonly open: boolean;
  readonly clockwise: boolean;
}

/** A closed line: it starts at `start`, halfway between two steps, and its steps lead back there. */
export interface Loop {
  readonly start: Point;
  readonly steps: readonly Step[];
}

/**
 * Follows the line around all dots: dots and open midpoints → the closed loops.
 *
 * Each dot has four corners, at (±½, ±½) from it, and the line passes each corner once, along a diagonal:
 * between the dot's sideways and its upright midpoint. So it goes past sideways and upright midpoints in turn.
 * Geometry after the mirror curves of P. Gerdes, "Sona Geometry" (1994), where closed edges are the mirrors.
 */
export function traceLoops(dots: readonly Point[], open: ReadonlySet<number>): Loop[] {
  const passed = new Set<number>();
  const loops: Loop[] = [];
  for (const dot of dots)
    for (const sides of corners) {
      const start = cornerOf(dot, sides);
      if (!passed.has(keyOf(start))) loops.push({ start, steps: walk(dot, sides, open, passed) });
    }
  return loops;
}

const corners: readonly Point[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

const cornerOf = ([x, y]: Point, [right, down]: Point): Point => [x + right / 2, y + down / 2];

function walk(dot: Point, sides: Point, open: ReadonlySet<number>, passed: Set<number>): Step[] {
  const steps: Step[] = [];
  let [x, y] = dot;
  let [right, down] = sides;
  let sideways = true;
  while (!sideways || !passed.has(keyOf(cornerOf([x, y], [right, down])))) {
    passed.add(keyOf(cornerOf([x, y], [right, down])));
    const at: Point = sideways ? [x + right, y] : [x, y + down];
    const clockwise = (right === down) !== sideways;
    if (open.has(keyOf(at))) {
      steps.push({ at, by: sideways ? [right, -down] : [-right, down], open: true, clockwise });
      [x, y] = [2 * at[0] - x, 2 * at[1] - y];
      [right, down] = [-right, -down];
    } else {
      steps.push({ at, by: sideways ? [0, -down] : [-right, 0], open: false, clockwise });
      if (sideways) down = -down;
      else right = -right;
    }
    sideways = !sideways;
  }
  return steps;
}
