import { hash } from 'node:crypto';
import type { Point } from './point.ts';
import type { Side, Weave } from './weave.ts';

/** Share of open sides between which a kolam looks neither beaded nor like a plain grid. */
export const OPEN_SHARE = { least: 0.55, most: 0.85 };

/**
 * One single line around every dot, as the sides that it passes.
 *
 * Opens the sides in an order drawn from the seed, mirror images together, each unless it would give more lines than
 * there were. What comes out is one line in one of three draws, or in one of ten where the mirrors are many.
 */
export function oneLine(seed: string, { sides, groups }: Weave): Point[] {
  const inside = groups.flat().length;
  for (let draw = 0; ; draw++) {
    for (const side of sides) side.open = false;
    let lines = linesOf(sides);
    let open = 0;
    for (const group of shuffled(groups, `${seed} ${draw}`)) {
      if (lines.length === 1 && open >= OPEN_SHARE.least * inside) break;
      for (const side of group) side.open = true;
      const joined = linesOf(sides);
      if (joined.length <= lines.length) {
        lines = joined;
        open += group.length;
      } else for (const side of group) side.open = false;
    }
    const [line, another] = lines;
    if (line && !another && open <= OPEN_SHARE.most * inside) return line;
  }
}

/**
 * Follows the line around all dots, past each corner between two sides of a dot once: round the same dot while the
 * sides are closed, and the other way round the next one behind an open side.
 * Geometry after the mirror curves of P. Gerdes, "Sona Geometry" (1994), where closed sides are the mirrors.
 */
export function linesOf(sides: readonly Side[]): Point[][] {
  for (const side of sides) side.passed = false;
  return sides.map(lineFrom).filter((line) => line.length > 0);
}

/** @param corner by the side before it, clockwise */
function lineFrom(corner: Side): Point[] {
  const line: Point[] = [];
  let clockwise = true;
  while (!corner.passed) {
    corner.passed = true;
    const side = clockwise ? corner.after : corner;
    const across = side.open ? side.opposite : undefined;
    line.push(side.at);
    if (across) clockwise = !clockwise;
    corner = across ?? side;
    if (!clockwise) corner = corner.before;
  }
  return line;
}

/** An order that the seed decides, on every machine alike. */
function shuffled<T>(items: readonly T[], seed: string): T[] {
  const ranked = items.map((item, i) => ({ item, rank: hash('sha256', `${seed} ${i}`) }));
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ item }) => item);
}
