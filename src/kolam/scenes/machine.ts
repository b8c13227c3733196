import type { Point } from '../lattice.ts';
import { dotsPath } from '../path.ts';
import type { Drawing } from '../svg.ts';
import { dotted, goRound, hub, pitch, stance } from './gear.ts';
import { type Bead, polar, strand } from './strand.ts';

const level = 9.5;
const sway = 0.71;
const around = Array.from({ length: 10 }, (_, i) => pitch * i);
const bearing = around.map((angle) => ({ at: polar(hub, 3.7, angle), heading: angle + 90, reach: 0.78 }));
const balls = bearing.map(({ at }) => at);
const shaft = around.map((angle) => polar(hub, 1.2, angle));

/**
 * A machine, its reading and its twin: the line runs in from the left, goes once round a gear wheel, tooth by tooth,
 * and on as a wave with one peak. The twin is the same machine in dots that no line has joined yet.
 */
export function machine(): Drawing {
  const before = reading(5, hub[0] - stance - 6.4);
  const after = reading(15, hub[0] + stance);
  const ring = [...bearing, ...bearing.slice(0, 1)];
  const twin = [hub, ...balls, ...shaft, ...dotted(level + sway)].map(([x, y]): Point => [-x, y]);
  return {
    viewBox: '-17 -13.5 34 27',
    paths: [
      strand(after, 1, goRound(strand(before, 1))).path,
      strand(ring, 1).path,
      strand(ring, -1).path,
      'M-9.2-3.6a1.2,1.2,0,102.4,0,1.2,1.2,0,10-2.4,0',
    ],
    dotsPath: dotsPath([...[...before, ...after, ...bearing].map(({ at }) => at), hub, ...twin]),
  };
}

/** Beads of the wave from `x` to the right, as many as `count`; the one in the middle of the drawing is the peak. */
const reading = (count: number, x: number): Bead[] =>
  Array.from({ length: count }, (_, i) => {
    const at = x + 1.6 * i;
    const peak = Math.abs(at) < 0.1;
    return { at: [at, peak ? level - 3.6 : level], heading: 0, reach: peak ? 2.2 : sway };
  });
