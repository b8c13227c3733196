/** A place in a drawing, y downwards. Neighbouring dots of the square lattice lie 2 apart. */
export type Point = readonly [x: number, y: number];

/** One place moved by another. */
export const sum = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

/** The way to a place from another. */
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

/** Half way between two places. */
export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A place as one number, to look it up: places less than a tenth apart are the same. */
export const keyOf = ([x, y]: Point): number => 1000 * Math.round(10 * x) + Math.round(10 * y);
