import type { Point } from '../lattice.ts';

/** A cubic Bézier curve: start, two handles, end. */
export type Curve = readonly [Point, Point, Point, Point];

const FINE = 400;

/** The places that part the curve into `steps` of equal length, both ends included. */
export function spread(curve: Curve, steps: number): Point[] {
  let way = 0;
  let last = curve[0];
  const passed = Array.from({ length: FINE + 1 }, (_, i) => {
    const at = placeOn(curve, i / FINE);
    way += Math.hypot(at[0] - last[0], at[1] - last[1]);
    last = at;
    return { at, way };
  });
  return Array.from({ length: steps + 1 }, (_, i) => {
    const reached = passed.find((place) => place.way >= (way * i) / steps);
    return reached?.at ?? curve[3];
  });
}

function placeOn([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const on = (axis: 0 | 1) =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return [on(0), on(1)];
}
