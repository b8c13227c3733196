import { sectionOf } from '../navigation.ts';
import { dotsOf, singleLine } from './line.ts';
import { outlines, type Point } from './outlines.ts';
import { dotted, hundredths, spline } from './path.ts';

/** The outlines by page or section of the site. All other pages use `round`. */
const outlineOf: Readonly<Record<string, keyof typeof outlines>> = {
  '/apply': 'band',
  '/forgotpassword': 'band',
  '/login': 'band',
  '/signup': 'band',
  '/careers': 'gate',
  '/interns': 'gate',
};

/**
 * The kolam of a page as SVG. The path is the seed, so that each page has its own.
 * @param collection the collection of the page, if any
 */
export function kolamOf({ path }: { path: string }, collection?: string): string {
  const outline = outlineOf[path] ?? outlineOf[sectionOf(path, collection) ?? ''] ?? 'round';
  return kolam(path, outline, path === '/404');
}

/**
 * Draws a kolam as SVG. Equal arguments give equal results on every machine.
 * @param broken opens the line to the right of the topmost dot, where it ends in waves
 */
export function kolam(seed: string, outline: keyof typeof outlines, broken = false): string {
  const dots = dotsOf(outlines[outline]);
  const line = singleLine(seed, outlines[outline]);
  const places = broken ? brokenAt(topmost(dots), line) : [...line.slice(-1), ...line, ...line.slice(0, 1)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="${boxAround(places).join(' ')}"`,
    ' fill="none" stroke="currentColor" stroke-width=".22" stroke-linecap="round">',
    `<path class="dots" stroke-width=".4" stroke-dasharray="0 2" d="${dotted(dots)}"/>`,
    `<path d="${spline(places)}"/></svg>`,
  ].join('');
}

/** The viewBox: left, top, width and height, with room for half a stroke and for the curve between two points. */
function boxAround(places: readonly Point[]): number[] {
  const room = 0.15;
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return [left, top, Math.max(...xs) + room - left, Math.max(...ys) + room - top].map(hundredths);
}

const topmost = (dots: readonly Point[]): Point =>
  dots.reduce((top, dot) => (dot[1] < top[1] || (dot[1] === top[1] && dot[0] > top[0]) ? dot : top));

function brokenAt([x, y]: Point, line: readonly Point[]): Point[] {
  const gap = line.findIndex((place) => place[0] === x + 1 && place[1] === y);
  const rest = [...line.slice(gap + 1), ...line.slice(0, gap)];
  if (rest[0]?.[0] === x && rest[0][1] === y - 1) rest.reverse();
  const waves = [1, 2, 3, 4].map((i): Point => [x + i, y - (i % 2 === 0 ? 1 : 0.2)]);
  return [[x + 1, y], ...rest, ...waves];
}
