import { edgesOf, keyOf, type Point } from './lattice.ts';
import { generator } from './random.ts';
import { orbitsOf, type Symmetry, turnsOf } from './symmetry.ts';
import { type Loop, traceLoops } from './trace.ts';

/** Share of open edges between which a kolam looks neither beaded nor like a plain grid. */
export const OPEN_SHARE = { least: 0.55, most: 0.85 };

const CHANCE_OPEN = 0.65;
const DRAWS = 20;
// As few loops as leave each class enough patterns for a site; with one mirror, one line reaches every dot.
const FEW_LOOPS: Record<Symmetry, number> = { square: 9, mirrors: 5, mirror: 1 };

/** The open midpoints (by key) and the loops they give. */
export interface Choice {
  readonly open: ReadonlySet<number>;
  readonly loops: readonly Loop[];
}

/**
 * Decides which edges are open, a whole symmetry orbit at a time: draws them from the seed, then flips orbits
 * while that joins loops, keeps to OPEN_SHARE and frees dots that are ringed alone; the best of a few draws.
 */
export function chooseEdges(seed: string, dots: readonly Point[], symmetry: Symmetry): Choice {
  const edges = edgesOf(dots);
  const orbits = orbitsOf(edges, turnsOf(symmetry, dots)).map((orbit) => orbit.map(keyOf));
  const random = generator(seed);
  let best = judge(new Set(), dots, edges.length);
  for (let draw = 0; draw < DRAWS && best.faults > FEW_LOOPS[symmetry]; draw++) {
    const drawn = orbits.filter(() => random() < CHANCE_OPEN).flat();
    let choice = judge(new Set(drawn), dots, edges.length);
    const shuffled = orbits.map((orbit) => ({ orbit, rank: random() })).sort((a, b) => a.rank - b.rank);
    for (const { orbit } of shuffled) {
      if (choice.faults <= FEW_LOOPS[symmetry]) break;
      const flipped = judge(choice.open.symmetricDifference(new Set(orbit)), dots, edges.length);
      if (flipped.faults < choice.faults) choice = flipped;
    }
    if (choice.faults < best.faults) best = choice;
  }
  return best;
}

function judge(
  open: ReadonlySet<number>,
  dots: readonly Point[],
  edges: number,
): Choice & { faults: number } {
  const loops = traceLoops(dots, open);
  const rings = loops.filter((loop) => loop.steps.every((step) => !step.open));
  const share = open.size / edges;
  const outside = Math.max(OPEN_SHARE.least - share, share - OPEN_SHARE.most, 0);
  return { open, loops, faults: loops.length + 10 * rings.length + 1e4 * outside };
}
