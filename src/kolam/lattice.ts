/**
 * A place on the lattice, `[x, y]` with y downwards. The unit is half the spacing of the dots, so that dots,
 * the midpoints between them and the outline of the drawing all have whole coordinates.
 */
export type Point = readonly [x: number, y: number];

/** `diamond` holds the dots with |x|+|y| < size (in spacings); `rectangle` has 2·size−1 columns and size rows. */
export type Shape = 'diamond' | 'rectangle';

/** A point as one number, to look it up in a set: unique while |y| < 16; the largest size reaches 9. */
export const keyOf = ([x, y]: Point): number => 64 * x + y;

/** The dots (pulli) of a shape, row by row, centred on the origin. */
export function dotsOf(shape: Shape, size: number): Point[] {
  const columns = 2 * size - 1;
  const rows = shape === 'diamond' ? columns : size;
  const dots: Point[] = [];
  for (let y = 1 - rows; y < rows; y += 2)
    for (let x = 1 - columns; x < columns; x += 2)
      if (shape === 'rectangle' || Math.abs(x) + Math.abs(y) < 2 * size) dots.push([x, y]);
  return dots;
}

/** The edges between neighbouring dots, each given by its midpoint, in the order of the dots. */
export function edgesOf(dots: readonly Point[]): Point[] {
  const known = new Set(dots.map(keyOf));
  return dots.flatMap(([x, y]) => {
    const edges: Point[] = [];
    if (known.has(keyOf([x + 2, y]))) edges.push([x + 1, y]);
    if (known.has(keyOf([x, y + 2]))) edges.push([x, y + 1]);
    return edges;
  });
}
