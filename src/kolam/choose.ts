import { edgesOf, keyOf, type Point } from './lattice.ts';
import { generator } from './random.ts';
import { orbitsOf, type Symmetry, turnsOf } from './symmetry.ts';
import { type Loop, traceLoops } from './trace.ts';
import { type Edge, type Weave, weaveOf } from './weave.ts';

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
  const weave = weaveOf(dots);
  const orbits = orbitsOf(edgesOf(dots), turnsOf(symmetry, dots)).map((orbit) => {
    const keys = new Set(orbit.map(keyOf));
    return weave.edges.filter(({ key }) => keys.has(key));
  });
  const random = generator(seed);
  const openNow = () => new Set(weave.edges.filter((edge) => edge.open).map(({ key }) => key));
  let best = { faults: faultsOf(weave), open: openNow() };
  for (let draw = 0; draw < DRAWS && best.faults > FEW_LOOPS[symmetry]; draw++) {
    for (const orbit of orbits) {
      const open = random() < CHANCE_OPEN;
      for (const edge of orbit) edge.open = open;
    }
    let faults = faultsOf(weave);
    const shuffled = orbits.map((orbit) => ({ orbit, rank: random() })).sort((a, b) => a.rank - b.rank);
    for (const { orbit } of shuffled) {
      if (faults <= FEW_LOOPS[symmetry]) break;
      flip(orbit);
      const flipped = faultsOf(weave);
      if (flipped < faults) faults = flipped;
      else flip(orbit);
    }
    if (faults < best.faults) best = { faults, open: openNow() };
  }
  return { open: best.open, loops: traceLoops(dots, best.open) };
}

function flip(orbit: readonly Edge[]) {
  for (const edge of orbit) edge.open = !edge.open;
}

function faultsOf({ edges, loops, rings }: Weave): number {
  let open = 0;
  for (const edge of edges) if (edge.open) open += 1;
  const share = open / edges.length;
  const outside = Math.max(OPEN_SHARE.least - share, share - OPEN_SHARE.most, 0);
  return loops() + 10 * rings() + 1e4 * outside;
}
