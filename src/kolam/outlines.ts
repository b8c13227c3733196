import type { Point } from './point.ts';

/** Where the dots (pulli) of a kolam lie, and what its line has to be like. */
export interface Outline {
  /** From a dot half way to each of its neighbours, clockwise. */
  readonly ways: readonly Point[];
  /** Whether a dot lies there. */
  readonly holds: (x: number, y: number) => boolean;
  /** Gives the same for all places that are mirror images of one another, and for no others. */
  readonly fold: (x: number, y: number) => Point;
}

const { abs, atan2, cos, hypot, max } = Math;

const square: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Each dot with six neighbours, all as far away; wider than the square one, since more of the line runs between. */
const triangular: readonly Point[] = [
  [0, -1.2],
  [1.04, -0.6],
  [1.04, 0.6],
  [0, 1.2],
  [-1.04, 0.6],
  [-1.04, -0.6],
];

const oneMirror = (x: number, y: number): Point => [abs(x), y];
const twoMirrors = (x: number, y: number): Point => [abs(x), abs(y)];

/** An angle is told from straight up: three mirrors through the petals of a flower of six. */
const threeMirrors = (x: number, y: number): Point => [hypot(x, y), cos(3 * atan2(x, y))];

/** How many dots there are beside the one in the middle, on each side, from the top; then always four. */
const tower = [0, 2, 2, 3, 3];

/**
 * The outlines, as they are drawn on thresholds. With one mirror there are enough kolams for any number of pages;
 * more mirrors are calmer, and leave some thousands.
 */
export const outlines = {
  plus: { ways: square, fold: twoMirrors, holds: (x, y) => abs(x) + abs(y) <= 2 },
  diamond: { ways: square, fold: oneMirror, holds: (x, y) => abs(x) + abs(y) <= 10 },
  /** Two squares, one standing on its corner. */
  star: {
    ways: square,
    fold: twoMirrors,
    holds: (x, y) => abs(x) + abs(y) <= 12 || max(abs(x), abs(y)) <= 8,
  },
  /** A flower with six petals. */
  lotus: {
    ways: triangular,
    fold: threeMirrors,
    holds: (x, y) => hypot(x, y) ** 2 <= 75 + 29 * cos(6 * atan2(x, y)),
  },
  /** The tower above the way into a temple town, and its door. */
  gate: {
    ways: square,
    fold: oneMirror,
    holds: (x, y) => abs(y) <= 10 && abs(x) <= 2 * (tower[y / 2 + 5] ?? 4) && !(abs(x) <= 2 && y > 2),
  },
  round: { ways: square, fold: twoMirrors, holds: (x, y) => hypot(x, y) < 9 },
  band: { ways: square, fold: twoMirrors, holds: (x, y) => abs(x) <= 12 && abs(y) <= 2 },
} satisfies Record<string, Outline>;
