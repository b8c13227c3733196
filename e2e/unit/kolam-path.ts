import type { Point } from '../../src/kolam/outlines.ts';

/** The dots of a kolam's path: vertical lines with dots 2 apart. */
export const dotsOf = (path: string): Point[] =>
  [...path.matchAll(/M([-\d]+),([-\d]+)v([\d.]+)/g)].flatMap(([, x, y, height]) =>
    Array.from({ length: Math.floor(Number(height) / 2) + 1 }, (_, index): Point => [
      Number(x),
      Number(y) + 2 * index,
    ]),
  );

/** Samples of each step of a path. */
const samples = 8;

/** Points along a path of one M, then of l, q and t (SVG 2, 9.3). */
export function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let direction: Point = [0, 0];
  const curve = (control: Point, end: Point) => {
    for (let sample = 1; sample <= samples; sample++) {
      const t = sample / samples;
      const along = (axis: 0 | 1) => at[axis] + 2 * t * (1 - t) * control[axis] + t * t * end[axis];
      points.push([along(0), along(1)]);
    }
    at = [at[0] + end[0], at[1] + end[1]];
    direction = [end[0] - control[0], end[1] - control[1]];
  };
  for (const [, command, rest = ''] of path.matchAll(/([Mlqt])([^Mlqt]*)/g)) {
    const pairs = pairsIn(rest);
    const [first = [NaN, NaN], second = [NaN, NaN]] = pairs;
    if (command === 'M') points.push((at = first));
    else if (command === 'l') curve([first[0] / 2, first[1] / 2], first);
    else if (command === 'q') curve(first, second);
    else for (const end of pairs) curve(direction, end);
  }
  return points;
}

function pairsIn(text: string): Point[] {
  const numbers = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
  return numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? NaN]] : []));
}

/** The distance from a point to the nearest of others. A loop, because lines are compared with their mirror image. */
export function distance([x, y]: Point = [NaN, NaN], others: readonly Point[]): number {
  let square = Infinity;
  for (const other of others) square = Math.min(square, (other[0] - x) ** 2 + (other[1] - y) ** 2);
  return Math.sqrt(square);
}

/** The sharpest turn along a closed line, in degrees. */
export function sharpestTurn(points: readonly Point[]): number {
  const headings = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [NaN, NaN];
    return Math.atan2(y - fromY, x - fromX);
  });
  const turns = headings.map((heading, index) => heading - (headings.at(index - 1) ?? NaN));
  return (
    Math.max(...turns.map((turn) => Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))))) * (180 / Math.PI)
  );
}
