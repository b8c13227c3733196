import type { Point } from './lattice.ts';
import type { Loop, Step } from './trace.ts';

// A diagonal through a midpoint touches a circle of this radius around the dot: a quarter of √2 spacings.
const RADIUS = '.707';

/**
 * A loop as SVG path data, closed; unit: half a spacing. Steps of one kind are merged: straight lines along
 * the diagonal, arcs around a dot. Only half a dozen different pieces exist, so text compression does the rest.
 */
export function loopPath(loop: Loop): string {
  const first = loop.steps.findIndex((step, i) => !step.open && loop.steps.at(i - 1)?.open);
  const { start, steps } = rotate(loop, Math.max(first, 0));
  const pieces = runsOf(steps).map(pieceOf);
  // The last run leads straight back to the start: closing the path draws it.
  if (steps.at(-1)?.open) pieces.pop();
  return `M${numbers(...start)}${pieces.join('')}z`;
}

/** A line with two loose ends as SVG path data; unit: half a spacing. */
export function openPath({ start, steps }: Loop): string {
  return `M${numbers(...start)}${runsOf(steps).map(pieceOf).join('')}`;
}

/** A loop without its step `gap` (an index): an open path, before it a loose end that runs off to the right in waves. */
export function brokenPath(loop: Loop, gap: number, loose: Point): string {
  const { start, steps } = rotate(loop, gap + 1);
  return `M${numbers(...loose)}${wave}${wave}${openPath({ start, steps: steps.slice(0, -1) })}`;
}

const wave = `a${RADIUS}${RADIUS},0,001,0a${RADIUS}${RADIUS},0,011,0`;

/** Dots as path data: lines without length, which a round-capped stroke draws as dots. */
export function dotsPath(dots: readonly Point[]): string {
  let last: Point | undefined;
  return dots
    .map((dot) => {
      const step = rounded(last ? [dot[0] - last[0], dot[1] - last[1]] : dot);
      const move = last ? 'm' : 'M';
      last = last ? sum(last, step) : step;
      return `${move}${numbers(...step)}h0`;
    })
    .join('');
}

/** A place to tenths of the unit, or to another part; finer than the eye tells at any size it is shown. */
export const rounded = ([x, y]: Point, parts = 10): Point => [roundTo(x, parts), roundTo(y, parts)];

// Divided last, so that no digits are left over; adding nought turns −0 into 0.
const roundTo = (n: number, parts: number) => (Math.round(n * parts) * (100 / parts)) / 100 + 0;

function rotate({ start, steps }: Loop, by: number): Loop {
  const before = steps.slice(0, by);
  return {
    start: before.reduce((from, step) => sum(from, step.by), start),
    steps: [...steps.slice(by), ...before],
  };
}

type Run = Pick<Step, 'by' | 'open' | 'clockwise'> & { readonly length: number };

function runsOf(steps: readonly Step[]): Run[] {
  // A full circle takes two arcs: one arc that ends where it starts is not drawn.
  const longest = steps.some((step) => step.open) ? 3 : 2;
  const runs: Run[] = [];
  for (const { by, open, clockwise } of steps) {
    const last = runs.at(-1);
    if (last?.open === open && (open || last.length < longest))
      runs.splice(-1, 1, { ...last, by: sum(last.by, by), length: last.length + 1 });
    else runs.push({ by, open, clockwise, length: 1 });
  }
  return runs;
}

function pieceOf({ by, open, clockwise, length }: Run): string {
  if (open) return `l${numbers(...by)}`;
  return `a${RADIUS}${RADIUS},0,${length > 2 ? 1 : 0}${clockwise ? 1 : 0}${numbers(...by)}`;
}

const sum = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

/**
 * Numbers to hundredths, in the fewest characters: no leading zero, no comma where a sign or a second point parts
 * them. With commas rather than spaces the path reads the same in a data URI.
 */
export const numbers = (...values: readonly number[]): string =>
  values
    .map((value) => String(roundTo(value, 100)).replace(/^(-?)0\./, '$1.'))
    .reduce((before, next) =>
      next.startsWith('-') || (next.startsWith('.') && /\.\d*$/.test(before))
        ? `${before}${next}`
        : `${before},${next}`,
    );
