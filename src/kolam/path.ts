import { middle, minus, type Point } from './point.ts';

/**
 * A smooth line as SVG path data: the uniform quadratic B-spline over these places, from half way between the first
 * two to half way between the last two. Between dots it runs straight, and around a dot it is nearly a circle; every
 * step is a pair of small numbers, so that a whole kolam costs less than an icon.
 */
export function spline(places: readonly Point[]): string {
  const corners = places.slice(1).map((place, i) => middle(places[i] ?? place, place));
  const steps = corners.slice(1).map((corner, i) => minus(corner, corners[i] ?? corner));
  const [start = [0, 0]] = corners;
  const [, towards = start] = places;
  const [first = [0, 0], ...others] = steps;
  return `M${numbers(start)}q${numbers(minus(towards, start), first)}t${numbers(...others)}`;
}

/** Dots as path data: lines without length, which a round-capped stroke draws as dots. */
export function dotted([first = [0, 0], ...others]: readonly Point[]): string {
  let last = first;
  const moves = others.map((dot) => {
    const move = minus(dot, last);
    last = dot;
    return `m${numbers(move)}h0`;
  });
  return `M${numbers(first)}h0${moves.join('')}`;
}

/**
 * Places in the fewest characters: no leading zero, no comma where a sign or a second point parts them. With commas
 * rather than spaces the path reads the same in a data URI.
 */
const numbers = (...places: readonly Point[]): string =>
  places
    .flat()
    .map((value) => String(hundredths(value)).replace(/^(-?)0\./, '$1.'))
    .reduce((before, next) =>
      next.startsWith('-') || (next.startsWith('.') && /\.\d*$/.test(before))
        ? `${before}${next}`
        : `${before},${next}`,
    );

/** A number to hundredths, finer than the eye tells at any size it is shown; adding nought turns −0 into 0. */
export const hundredths = (value: number): number => Math.round(100 * value) / 100 + 0;
