/** A place in a drawing, y downwards. Dots (pulli) have even coordinates and lie 2 apart. */
export type Point = readonly [x: number, y: number];

/** The shape of a kolam: which dots it has, and in which mirrors it is symmetric. */
export interface Outline {
  /** Whether a dot belongs to it. */
  readonly contains: (x: number, y: number) => boolean;
  /** Returns the same place for all mirror images of a place, and another one for every other place. */
  readonly fold: (x: number, y: number) => Point;
}

const { abs, hypot } = Math;

const oneMirror = (x: number, y: number): Point => [abs(x), y];
const twoMirrors = (x: number, y: number): Point => [abs(x), abs(y)];

/** How many dots the gate has on each side of its middle, row by row from the top; then always four. */
const tower = [0, 2, 2, 3, 3];

/** The outlines. Two mirrors leave thousands of kolams, one mirror any number. */
export const outlines = {
  /** A temple tower with a door. */
  gate: {
    fold: oneMirror,
    contains: (x, y) => abs(y) <= 10 && abs(x) <= 2 * (tower[y / 2 + 5] ?? 4) && !(abs(x) <= 2 && y > 2),
  },
  round: { fold: twoMirrors, contains: (x, y) => hypot(x, y) < 9 },
  band: { fold: twoMirrors, contains: (x, y) => abs(x) <= 12 && abs(y) <= 2 },
} satisfies Record<string, Outline>;
