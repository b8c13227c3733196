import type { Progress } from '../../api/upload.ts';

/** How far the sending is, and for how many more seconds it goes on at this pace, once that can be told. */
export interface Sending extends Progress {
  readonly left?: number;
}

/** A pace measured over less than this, in milliseconds, says nothing. */
const settled = 1_000;

/** The progress with an estimate; `elapsed` is in milliseconds since the sending began. */
export function estimate({ sent, total }: Progress, elapsed: number): Sending {
  if (sent === 0 || elapsed < settled) return { sent, total };
  return { sent, total, left: (((total - sent) / sent) * elapsed) / 1000 };
}
