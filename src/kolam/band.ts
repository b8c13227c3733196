/**
 * One tile of the band: a row of dots without end, every side along the row open. Units as in a kolam; the tile is
 * one spacing (`period`) wide with its dot in the middle. Both lines reach beyond it, so that it can be cut there
 * without a seam: what leaves on the right is what comes in on the left.
 */
export const band = {
  period: 2,
  line: 'M-1.5.5l1-1q.5-.5,1,0l1,1M-1.5-.5l1,1q.5.5,1,0l1-1',
  dots: 'M0,0h0',
  viewBox: '-1 -1 2 2',
};
