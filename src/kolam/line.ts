import { hash } from 'node:crypto';
import type { Outline, Point } from './outlines.ts';

/** The allowed share of open edges. A lower share looks like beads, a higher one like a plain grid. */
const openShare = { least: 0.55, most: 0.85 };

/** From a dot to the midpoints of its four edges, clockwise from the top. */
const directions: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The coordinates that a dot can have. */
const range = Array.from({ length: 13 }, (_, index) => 2 * index - 12);

/** A point as one number, for sets. */
const keyOf = ([x, y]: Point): number => 100 * x + y;

/** The dots of an outline, column by column. */
export const dotsOf = ({ contains }: Outline): Point[] =>
  range.flatMap((x) => range.flatMap((y): Point[] => (contains(x, y) ? [[x, y]] : [])));

/** The midpoints of the edges between neighbouring dots, as keys, each with its mirror images. */
function edgeGroups({ contains, fold }: Outline, dots: readonly Point[]): number[][] {
  const edges = dots.flatMap(([x, y]) =>
    directions.flatMap(([dx, dy]): Point[] => (contains(x + 2 * dx, y + 2 * dy) ? [[x + dx, y + dy]] : [])),
  );
  const groups = Map.groupBy(edges, (edge) => keyOf(fold(...edge))).values();
  return [...groups].map((group) => [...new Set(group.map(keyOf))]);
}

/**
 * One closed line around all dots, as the midpoints of the edges that it passes.
 *
 * Opens edges in a seeded random order, mirror images together, and skips those that would split a line. This results
 * in a single line in one of three draws, or in one of ten for outlines with two mirrors.
 */
export function singleLine(seed: string, outline: Outline): Point[] {
  const dots = dotsOf(outline);
  const groups = edgeGroups(outline, dots);
  const share = (open: ReadonlySet<number>) => open.size / groups.flat().length;
  for (let draw = 0; ; draw++) {
    const open = new Set<number>();
    let lines = linesAround(dots, open);
    for (const group of shuffled(groups, `${seed} ${draw}`)) {
      if (lines.length === 1 && share(open) >= openShare.least) break;
      for (const edge of group) open.add(edge);
      const joined = linesAround(dots, open);
      if (joined.length <= lines.length) lines = joined;
      else for (const edge of group) open.delete(edge);
    }
    const [line, another] = lines;
    if (line && !another && share(open) <= openShare.most) return line;
  }
}

/**
 * All lines around the dots. Each point between two edges of a dot is passed once.
 * Geometry after the mirror curves of P. Gerdes, "Sona Geometry" (1994), where closed edges are the mirrors.
 */
function linesAround(dots: readonly Point[], open: ReadonlySet<number>): Point[][] {
  const passed = new Set<number>();
  const starts = dots.flatMap((dot) => directions.map((direction) => [dot, direction] as const));
  return starts.map((start) => lineFrom(...start, open, passed)).filter((line) => line.length > 0);
}

/**
 * Follows the line around a dot and, at an open edge, to the next dot and around it in the other direction.
 * @param direction of the edge before the start, clockwise
 * @param passed the points passed so far; modified
 */
function lineFrom(dot: Point, direction: Point, open: ReadonlySet<number>, passed: Set<number>): Point[] {
  const line: Point[] = [];
  let [x, y] = dot;
  let [dx, dy] = direction;
  for (let clockwise = true; ;) {
    const place = keyOf([2 * x + dx - dy, 2 * y + dx + dy]);
    if (passed.has(place)) return line;
    passed.add(place);
    if (clockwise) [dx, dy] = [-dy, dx];
    const edge: Point = [x + dx, y + dy];
    line.push(edge);
    if (open.has(keyOf(edge))) {
      [x, y, dx, dy] = [x + 2 * dx, y + 2 * dy, -dx, -dy];
      clockwise = !clockwise;
    }
    if (!clockwise) [dx, dy] = [dy, -dx];
  }
}

/** Shuffles by the hash of seed and index, with the same result on every machine. */
function shuffled<T>(items: readonly T[], seed: string): T[] {
  const ranked = items.map((item, index) => ({ item, rank: hash('sha256', `${seed} ${index}`) }));
  return ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ item }) => item);
}
