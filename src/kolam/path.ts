import type { Point } from './outlines.ts';

const minus = ([x, y]: Point, [left, top]: Point): Point => [x - left, y - top];

/**
 * A smooth line as SVG path data: the uniform quadratic B-spline over these points, from the midpoint of the first two
 * to the midpoint of the last two. Every step is a pair of small numbers, which compress well.
 */
export function spline(places: readonly Point[]): string {
  const corners = places.slice(1).map(([x, y], i): Point => {
    const [left, top] = places[i] ?? [x, y];
    return [(left + x) / 2, (top + y) / 2];
  });
  const steps = corners.slice(1).map((corner, i) => minus(corner, corners[i] ?? corner));
  const [start = [0, 0]] = corners;
  const [, towards = start] = places;
  const [first = [0, 0], ...others] = steps;
  return `M${numbers(start)}q${numbers(minus(towards, start), first)}t${numbers(...others)}`;
}

/** Dots as path data: a line for each column, which `stroke-dasharray` and round caps turn into dots 2 apart. */
export const dotted = (dots: readonly Point[]): string =>
  [...Map.groupBy(dots, ([x]) => x)]
    .map(([x, column]) => `M${x},${column[0]?.[1]}v${2 * column.length - 2}.1`)
    .join('');

/** Points as short path data: no leading zero, and no comma before a minus sign or a second decimal point. */
const numbers = (...places: readonly Point[]): string =>
  places
    .flat()
    .map((value) => String(hundredths(value)).replace(/^(-?)0\./, '$1.'))
    .reduce((before, next) =>
      next.startsWith('-') || (next.startsWith('.') && /\.\d*$/.test(before))
        ? `${before}${next}`
        : `${before},${next}`,
    );

/** Rounds to hundredths. Adding 0 turns −0 into 0. */
export const hundredths = (value: number): number => Math.round(100 * value) / 100 + 0;
