import type { Point } from '../lattice.ts';
import { dotsPath } from '../path.ts';
import type { Drawing } from '../svg.ts';
import { Pen } from './pen.ts';
import { type Bead, polar, reversed, strand } from './strand.ts';

const lines = 2.4;
const reach = 0.9;
const margin = -11.4;
const edge = -2;
// Half way between the two lines of text that leave the page.
const exit = -1.3;

const hook: Point = [8.8, -3.9];
const round = Array.from({ length: 10 }, (_, i) => 180 + 25 * i);
const stem: Bead[] = [
  { at: [11.1, 1.8], heading: 128, reach },
  { at: [9.85, 3.9], heading: 105, reach },
  { at: [9.7, 6.3], heading: 90, reach },
];
const mark: Bead[] = [
  { at: [0.4, exit], heading: 0, reach },
  { at: [2.6, exit - 0.5], heading: -40, reach },
  ...round.map((angle) => ({ at: polar(hook, 5.5, angle), heading: angle + 90, reach })),
  ...stem,
];
const point: Point = [9.7, 9.2];

/**
 * A syllabus that turns into a question: its text is one line, which leaves the page, braids a question mark, turns
 * at its foot and comes back to be the rest of the text.
 */
export function syllabus(): Drawing {
  const there: Bead[] = [{ at: [edge, exit], heading: 0, reach: lines / 2 }, ...mark];
  const turns: Point[] = [];
  const pen = new Pen().begin([margin, exit - 2.5 * lines]);
  const write = (to: number) => pen.line([to, pen.at[1]]);
  const turn = (x: number) => {
    write(x);
    const [, y] = pen.at;
    turns.push([x, y + lines / 2]);
    pen.arc(lines / 2, [x, y + lines], x !== margin);
  };
  [-7.6, margin].forEach(turn);
  write(edge);
  strand(there, -1, pen).arc(reach, [point[0] + reach, 6.3], false);
  strand(reversed(there), 1, pen);
  [margin, -6.2, margin].forEach(turn);
  write(-8);
  return {
    viewBox: '-17 -13.5 34 27',
    paths: [pen.path, page, 'M8.8,9.2a.9.9,0,101.8,0,.9.9,0,10-1.8,0'],
    dotsPath: dotsPath([...turns, ...mark.map(({ at }) => at), point]),
  };
}

const sheet = 'M-3-7.3V9a1.5,1.5,0,01-1.5,1.5h-9.2a1.5,1.5,0,01-1.5-1.5V-9a1.5,1.5,0,011.5-1.5h7.5z';
const fold = 'M-6.2-10.5v2.2a1,1,0,001,1h2.2';
const page = `${sheet}${fold}`;
