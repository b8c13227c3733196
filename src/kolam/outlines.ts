/** A point of a drawing, y downwards. Dots (pulli) have even coordinates, 2 apart. */
export type Point = readonly [x: number, y: number];

/** The shape of a kolam: its dots and its symmetry. */
export interface Outline {
  /** Whether a dot belongs to it. */
  readonly contains: (x: number, y: number) => boolean;
  /** Returns the same point for all mirror images of a point, and different points for all others. */
  readonly fold: (x: number, y: number) => Point;
}

const { abs, hypot } = Math;

const oneMirror = (x: number, y: number): Point => [abs(x), y];
const twoMirrors = (x: number, y: number): Point => [abs(x), abs(y)];

/** The number of dots on each side of the middle of the gate, row by row from the top; four in all later rows. */
const tower = [0, 2, 2, 3, 3];

/** The outlines. Two mirrors allow thousands of kolams, one mirror far more. */
export const outlines = {
  /** A temple tower with a door. */
  gate: {
    fold: oneMirror,
    contains: (x, y) => abs(y) <= 10 && abs(x) <= 2 * (tower[y / 2 + 5] ?? 4) && !(abs(x) <= 2 && y > 2),
  },
  round: { fold: twoMirrors, contains: (x, y) => hypot(x, y) < 9 },
  band: { fold: twoMirrors, contains: (x, y) => abs(x) <= 12 && abs(y) <= 2 },
} satisfies Record<string, Outline>;
