import type { Point } from '../lattice.ts';
import { dotsPath, numbers } from '../path.ts';
import type { Drawing } from '../svg.ts';
import { row, lineAround } from './strand.ts';

const tiers = [9, 8, 7, 6, 5, 4];
const storey = 2.5;
const eaves = 4.75;
const ground = 9.5;
const neck = eaves - storey * tiers.length;
const ridge = neck - 2.7;

/**
 * A temple tower of the south and the way to it: a braid for each tier, three pots (kalasam) on the ridge, niches
 * beside the gate; the line of the street turns off and enters the gate.
 */
export function gopuram(): Drawing {
  const braids = tiers.map((count, i) => row(count, eaves - storey * (i + 0.5)));
  const way: Point[] = [...row(19, 14), [0, 12], [0, 10], [0, 8]];
  const pots = [-2, 0, 2].map((x): Point => [x, ridge - 1.4]);
  const niches = [-7, -4, 4, 7].map((x): Point => [x, ground - 1.5]);
  return {
    viewBox: '-17 -17 34 33.5',
    paths: [
      lineAround(way),
      ...braids.map(lineAround),
      ...[10, ...tiers.map((count) => count + 0.5)].map(cornice),
      walls,
      crown,
      ...pots.map(([x, y]) => `M${numbers(x, y - 0.71)}v-.6`),
    ],
    dotsPath: dotsPath([...way, ...braids.flat(), ...pots, ...niches, [0, neck - 1]]),
  };
}

const cornice = (reach: number, level: number) =>
  `M${numbers(-reach, eaves - storey * level)}H${numbers(reach)}`;

const arch = (radius: number, height: number) =>
  `v${-height}a${numbers(radius, radius)},0,01${2 * radius},0v${height}`;
const niche = arch(0.9, 1.4);
const wing = `h1.3${niche}h1.2${niche}h1.3`;
const walls = `M-9.2 ${eaves}V${ground}${wing}${arch(1.8, 1.6)}${wing}V${eaves}`;

// The line rises from the ridge, goes round the pot, crosses itself and comes down again.
const pot = 'q.2,0,.6-.4l.5-.5a.707.707,0,10-1,0l.5.5q.4.4.6.4';
const vault = `M${numbers(-2.8, neck)}c-2-.4-2.6-2.7-.9-2.7h1.1${[pot, pot, pot].join('h.8')}h1.1c1.7,0,1.1,2.3-.9,2.7`;
const crown = `${vault}M${numbers(-1, neck)}a1.25,1.25,0,112,0`;
