import { edgesOf, keyOf, type Point } from './lattice.ts';

/** An edge between two dots, by the key of its midpoint, as a switch. */
export interface Edge {
  readonly key: number;
  open: boolean;
}

/** The edges of a lattice as switches, and what their setting gives: to try many settings without drawing them. */
export interface Weave {
  readonly edges: readonly Edge[];
  /** How many loops the line makes. */
  readonly loops: () => number;
  /** How many dots have a loop of their own, all their edges being closed. */
  readonly rings: () => number;
}

/** The way past a midpoint: on to the next dot where the edge is open, back around the same dot where it is closed. */
interface Passage {
  readonly edge: Edge;
  readonly on: Corner;
  readonly back: Corner;
}

const outside: Edge = { key: NaN, open: false };

/** One of the four corners of a dot, between its sideways and its upright midpoint. */
class Corner {
  passed = false;
  sideways: Passage = { edge: outside, on: this, back: this };
  upright: Passage = { edge: outside, on: this, back: this };
}

/** From a dot to its corners. */
const sides = [0.5, -0.5].flatMap((right) => [0.5, -0.5].map((down): Point => [right, down]));

/** The weave of these dots, every edge closed. How the line runs is told in `trace.ts`, which draws it. */
export function weaveOf(dots: readonly Point[]): Weave {
  const edges = new Map(edgesOf(dots).map((at) => [keyOf(at), { key: keyOf(at), open: false }]));
  const edgeAt = (x: number, y: number) => edges.get(keyOf([x, y])) ?? outside;
  const known = new Map<number, Corner>();
  const cornerAt = (x: number, y: number) => {
    const corner = known.get(keyOf([x, y])) ?? new Corner();
    known.set(keyOf([x, y]), corner);
    return corner;
  };
  const corners = dots.flatMap(([x, y]) =>
    sides.map(([right, down]) => {
      const corner = cornerAt(x + right, y + down);
      corner.sideways = {
        edge: edgeAt(x + 2 * right, y),
        on: cornerAt(x + 3 * right, y - down),
        back: cornerAt(x + right, y - down),
      };
      corner.upright = {
        edge: edgeAt(x, y + 2 * down),
        on: cornerAt(x - right, y + 3 * down),
        back: cornerAt(x - right, y + down),
      };
      return corner;
    }),
  );
  const around = dots.map(([x, y]) =>
    sides.flatMap(([right, down]) =>
      right === down ? [edgeAt(x + 2 * right, y), edgeAt(x, y + 2 * down)] : [],
    ),
  );
  return {
    edges: [...edges.values()],
    loops: () => loopsThrough(corners),
    rings: () => around.filter((own) => own.every((edge) => !edge.open)).length,
  };
}

function loopsThrough(corners: readonly Corner[]): number {
  for (const corner of corners) corner.passed = false;
  let loops = 0;
  for (const first of corners) {
    if (!first.passed) loops += 1;
    for (let corner = first; !corner.passed;) {
      const { sideways } = corner;
      const next = sideways.edge.open ? sideways.on : sideways.back;
      corner.passed = next.passed = true;
      corner = next.upright.edge.open ? next.upright.on : next.upright.back;
    }
  }
  return loops;
}
