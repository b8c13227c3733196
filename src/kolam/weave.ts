import type { Outline } from './outlines.ts';
import { keyOf, type Point, sum } from './point.ts';

/** A side of a dot. The line passes it: on to the dot opposite where it is open, back around its own where it is not. */
export class Side {
  open = false;
  passed = false;
  /** The sides of the same dot, clockwise. */
  before: Side = this;
  after: Side = this;
  /** The same place, seen from the dot there. */
  opposite: Side | undefined;
  readonly at: Point;

  constructor(at: Point) {
    this.at = at;
  }
}

/** The dots of an outline, and the sides of all of them, none of them open. */
export interface Weave {
  readonly dots: readonly Point[];
  readonly sides: readonly Side[];
  /** The sides between two dots, in groups that a mirror takes into each other. */
  readonly groups: readonly (readonly Side[])[];
}

/** The weave of an outline. */
export function weaveOf({ ways, holds, fold }: Outline): Weave {
  const dots = dotsOf(ways, holds);
  const sides = dots.flatMap((dot) => ring(ways.map((way) => new Side(sum(dot, way)))));
  for (const [side, opposite] of Map.groupBy(sides, ({ at }) => keyOf(at)).values())
    if (side && opposite) [side.opposite, opposite.opposite] = [opposite, side];
  const inside = sides.filter(({ opposite }) => opposite);
  return { dots, sides, groups: [...Map.groupBy(inside, ({ at }) => keyOf(fold(...at))).values()] };
}

/** The dots, column by column, found from the one in the middle. */
function dotsOf(ways: Outline['ways'], holds: Outline['holds']): Point[] {
  const dots = new Map<number, Point>([[0, [0, 0]]]);
  for (const dot of dots.values())
    for (const way of ways) {
      const next = sum(sum(dot, way), way);
      if (holds(...next)) dots.set(keyOf(next), next);
    }
  return [...dots.values()].sort((a, b) => keyOf(a) - keyOf(b));
}

function ring(sides: Side[]): Side[] {
  for (const [i, side] of sides.entries()) {
    side.before = sides.at(i - 1) ?? side;
    side.before.after = side;
  }
  return sides;
}
