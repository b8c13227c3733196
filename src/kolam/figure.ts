import { hash } from 'node:crypto';

/** Whether a figure has a dot at a place of the grid: x from its middle, y from the ground. */
export type Outline = (x: number, y: number) => boolean;

/**
 * A place on the line: a dot, and one of the four corners around it.
 *
 *     1   0
 *       ●
 *     2   3
 */
interface Pass {
  readonly x: number;
  readonly y: number;
  readonly corner: number;
}

type Pair = readonly [number, number];
type Four = readonly [Pair, Pair, Pair, Pair];

/** From a dot to its neighbours: right, up, left, down. Corner `n` is between the directions `n` and `n + 1`. */
const directions: Four = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The corners, as distances from their dot in units of the SVG, where y points down and dots are two units apart. */
const corners: Four = [
  [0.5, -0.5],
  [-0.5, -0.5],
  [-0.5, 0.5],
  [0.5, 0.5],
];

/** Whether the line crosses itself at a place, three times out of four. By a hash, so that every build draws the same. */
const crosses = (place: string): boolean => hash('sha256', place, 'buffer').readUInt8() < 192;

/** One of four, counted around. */
const at = (four: Four, index: number): Pair => four[index % 4] ?? four[0];

/**
 * The lines around the dots. Each is followed from corner to corner, until it is back at its start. Between two neighbours the
 * line crosses itself, or it turns back; the same on both sides of the middle of the figure.
 */
function linesAround(dots: readonly Pair[], has: Outline, seed: string): Pass[][] {
  const isCrossing = (x: number, y: number, [dx, dy]: Pair) =>
    has(x + dx, y + dy) && crosses(`${seed} ${Math.abs(2 * x + dx)},${2 * y + dy}`);
  const passed = new Set<string>();
  const lineFrom = (start: Pass): Pass[] => {
    const line: Pass[] = [];
    let { x, y, corner } = start;
    let isCounterclockwise = true;
    while (!passed.has(`${x},${y},${corner}`)) {
      passed.add(`${x},${y},${corner}`);
      line.push({ x, y, corner });
      // On its way to the next corner of this dot, the line passes between the dot and this neighbour.
      const direction = (isCounterclockwise ? corner + 1 : corner) % 4;
      const toNeighbour = at(directions, direction);
      if (isCrossing(x, y, toNeighbour)) {
        // The line crosses itself: to the near corner of the neighbour, on the other side, and around it the other way. From
        // corner 0, counterclockwise, that is corner 2 of the upper neighbour: its direction, 1, and one more.
        [x, y] = [x + toNeighbour[0], y + toNeighbour[1]];
        corner = (direction + (isCounterclockwise ? 1 : 2)) % 4;
        isCounterclockwise = !isCounterclockwise;
      } else {
        // The line turns back: to the next corner of its own dot. From corner 0 that is corner 1, or clockwise 3.
        corner = (direction + (isCounterclockwise ? 0 : 3)) % 4;
      }
    }
    return line;
  };
  return dots
    .flatMap(([x, y]) => [0, 1, 2, 3].map((corner) => lineFrom({ x, y, corner })))
    .filter(({ length }) => length > 0);
}

/**
 * A closed line as SVG path: the corners, joined by curves. `q` is the first curve: it leaves its corner as a circle around the
 * dot does, counterclockwise. That direction is the vector from the dot to the next corner. Each `t` continues the curve before
 * it.
 */
function pathOf(line: readonly Pass[]): string {
  const points = line.map(({ x, y, corner }) => {
    const [dx, dy] = at(corners, corner);
    return [2 * x + dx, dy - 2 * y] as const;
  });
  const [[startX, startY] = [0, 0]] = points;
  const steps = points.map(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [startX, startY];
    return `${nextX - x},${nextY - y}`;
  });
  const [controlX, controlY] = at(corners, (line[0]?.corner ?? 0) + 1);
  return `M${startX},${startY}q${controlX},${controlY},${steps.join('t')}`;
}

/** No dot is further from the middle or the ground. */
const reach = 8;

/** The tries to find one line for all dots. One in ten to twenty-five succeeds, so that a few figures have several lines. */
const tries = 100;

/**
 * A kolam: dots in an outline on the ground, and a line around each of them, one for all where the tries find one.
 * @param seed a text that decides where the line crosses itself
 * @returns SVG in the style of `src/drawings/README.md`, of its own size
 */
export function drawKolam(outline: Outline, seed: string): string {
  const has: Outline = (x, y) => y >= 0 && y <= reach && Math.abs(x) <= reach && outline(x, y);
  const range = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  const dots = range.flatMap((y) => range.filter((x) => has(x, y)).map((x) => [x, y] as const));
  const found = Array.from({ length: tries }, (_, index) => linesAround(dots, has, seed + index));
  const lines = found.reduce((best, next) => (next.length < best.length ? next : best));
  const width = 2 * Math.max(...dots.map(([x]) => x)) + 1;
  const height = 2 * Math.max(...dots.map(([, y]) => y)) + 2;
  const places = dots.map(([x, y]) => `M${2 * x},${-2 * y}h0`).join('');
  const path = lines
    .map(pathOf)
    .join('')
    .replaceAll(/(?<!\d)0\./g, '.')
    .replaceAll(',-', '-');
  return `<svg xmlns="http://www.w3.org/2000/svg" class="kolam" aria-hidden="true" preserveAspectRatio="xMaxYMax" viewBox="${-width} ${1 - height} ${2 * width} ${height}" fill="none" stroke="currentColor" stroke-width=".18" stroke-linecap="round"><path class="dots" stroke-width=".36" d="${places}"/><path d="${path}"/></svg>`;
}
