import { oneLine } from './line.ts';
import { outlines } from './outlines.ts';
import { dotted, hundredths, spline } from './path.ts';
import { keyOf, minus, type Point } from './point.ts';
import { weaveOf } from './weave.ts';

/** The name of an outline. */
export type OutlineName = keyof typeof outlines;

/** A drawing, as SVG path data. */
export interface Kolam {
  readonly line: string;
  /** All dots, for a round-capped stroke as wide as a dot. */
  readonly dots: string;
  readonly viewBox: string;
}

/**
 * Draws the kolam of a seed in an outline: the same on every machine.
 * @param broken opens the line at the topmost dot, on the right; its end runs off in waves
 */
export function kolam(seed: string, outline: OutlineName, broken = false): Kolam {
  const weave = weaveOf(outlines[outline]);
  const line = oneLine(seed, weave);
  return drawing(weave.dots, broken ? brokenAt(topmost(weave.dots), line) : closed(line));
}

/** A kolam as an SVG file, in the form of those in `src/drawings/`. */
export const svgOf = ({ line, dots, viewBox }: Kolam) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="currentColor" stroke-width=".22" stroke-linecap="round"><path class="dots" stroke-width=".4" d="${dots}"/><path d="${line}"/></svg>`;

/** How far half a stroke, and the curve between two points, reach beyond the points. */
const bulge = 0.15;

function drawing(dots: readonly Point[], line: readonly Point[]): Kolam {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const start: Point = [Math.min(...xs) - bulge, Math.min(...ys) - bulge];
  const end: Point = [Math.max(...xs) + bulge, Math.max(...ys) + bulge];
  const box = [...start, ...minus(end, start)];
  return { line: spline(line), dots: dotted(dots), viewBox: box.map(hundredths).join(' ') };
}

const closed = (line: readonly Point[]): Point[] => [...line.slice(-1), ...line, ...line.slice(0, 1)];

const topmost = (dots: readonly Point[]): Point =>
  dots.reduce((top, dot) => (dot[1] < top[1] || (dot[1] === top[1] && dot[0] > top[0]) ? dot : top));

function brokenAt([x, y]: Point, line: readonly Point[]): Point[] {
  const right: Point = [x + 1, y];
  const gap = line.findIndex((place) => keyOf(place) === keyOf(right));
  const rest = [...line.slice(gap + 1), ...line.slice(0, gap)];
  const onTop = keyOf([x, y - 1]);
  if (keyOf(rest[0] ?? right) === onTop) rest.reverse();
  const waves = [1, 2, 3, 4].map((i): Point => [x + i, y - (i % 2 === 0 ? 1 : 0.2)]);
  return [right, ...rest, ...waves];
}
