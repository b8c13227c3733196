import { chooseEdges } from './choose.ts';
import { dotsOf, edgesOf, keyOf, type Point, type Shape } from './lattice.ts';
import { brokenPath, dotsPath, loopPath } from './path.ts';
import type { Symmetry } from './symmetry.ts';
import { type Loop, traceLoops } from './trace.ts';

/** What decides a kolam; equal options give an equal kolam, on every machine. */
export interface KolamOptions {
  /** The page's path. */
  seed: string;
  /** Dots from the centre to the rim, the centre counted. */
  size?: 3 | 4 | 5 | undefined;
  shape?: Shape | undefined;
  symmetry?: Symmetry | undefined;
  /** Opens the loop around the topmost dot, on the right; its end runs off in waves. */
  broken?: boolean | undefined;
}

/** A drawing. The unit of all coordinates is half the spacing of the dots; the origin is the centre. */
export interface Kolam {
  /** SVG path data, one entry a loop, all closed but the first of a broken kolam. */
  readonly paths: readonly string[];
  readonly dots: readonly Point[];
  /** SVG path data of all dots, for a round-capped stroke as wide as a dot. */
  readonly dotsPath: string;
  readonly viewBox: string;
  /** One character an edge, row by row: `1` open, `0` closed. */
  readonly edges: string;
}

/** Draws the kolam of a page. */
export function kolam({
  seed,
  size = 5,
  shape = 'diamond',
  symmetry = 'mirror',
  broken = false,
}: KolamOptions): Kolam {
  const dots = dotsOf(shape, size);
  const { open, loops } = chooseEdges(seed, dots, symmetry);
  return drawing(dots, open, loops, broken);
}

/** Draws the company's mark: a plus of five dots, every edge open. */
export function mark(): Kolam {
  const dots = dotsOf('diamond', 2);
  const open = new Set(edgesOf(dots).map(keyOf));
  return drawing(dots, open, traceLoops(dots, open), false);
}

/** Tells kolams apart: equal for two exactly when they have the same dots and the same open edges. */
export const signature = ({ viewBox, edges }: Kolam): string => `${viewBox}: ${edges}`;

function drawing(
  dots: readonly Point[],
  open: ReadonlySet<number>,
  loops: readonly Loop[],
  broken: boolean,
): Kolam {
  const right = Math.max(...dots.map(([x]) => x)) + 1;
  const bottom = Math.max(...dots.map(([, y]) => y)) + 1;
  return {
    paths: broken ? breakOne(dots, loops) : loops.map(loopPath),
    dots,
    dotsPath: dotsPath(dots),
    viewBox: `${-right} ${-bottom} ${2 * right} ${2 * bottom}`,
    edges: edgesOf(dots)
      .map((edge) => (open.has(keyOf(edge)) ? '1' : '0'))
      .join(''),
  };
}

function breakOne(dots: readonly Point[], loops: readonly Loop[]): string[] {
  const [top = [0, 0]] = dots.toSorted((a, b) => a[1] - b[1] || b[0] - a[0]);
  const right = keyOf([top[0] + 1, top[1]]);
  return loops
    .map((loop) => {
      const gap = loop.steps.findIndex(({ at }) => keyOf(at) === right);
      return gap < 0 ? loopPath(loop) : brokenPath(loop, gap, [top[0] + 0.5, top[1] - 0.5]);
    })
    .sort((a, b) => Number(a.endsWith('z')) - Number(b.endsWith('z')));
}
