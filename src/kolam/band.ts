import { dotsPath, openPath } from './path.ts';
import type { Loop } from './trace.ts';

/**
 * One tile of the band: a row of dots without end, every edge along the row open. Units as in a kolam; the tile
 * is one spacing (`period`) wide with its dot in the middle. Both strands reach beyond the tile by half a step,
 * so that it can be cut there without a seam: what leaves on the right is what comes in on the left.
 */
export function band(): { period: number; strands: Loop[]; path: string; dotsPath: string; viewBox: string } {
  const strands = [strand(true), strand(false)];
  return {
    period: 2,
    strands,
    path: strands.map(openPath).join(''),
    dotsPath: dotsPath([[0, 0]]),
    viewBox: '-1 -1 2 2',
  };
}

function strand(over: boolean): Loop {
  const up = over ? -1 : 1;
  return {
    start: [-1.5, -up / 2],
    steps: [
      { at: [-1, 0], by: [1, up], open: true, clockwise: over },
      { at: [0, up], by: [1, 0], open: false, clockwise: over },
      { at: [1, 0], by: [1, -up], open: true, clockwise: over },
    ],
  };
}
