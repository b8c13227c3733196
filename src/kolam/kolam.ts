import { drawKolam, type Outline } from './figure.ts';

/** The kolams that a page can have as its illustration: dots in one of these outlines. */
const outlines = {
  /** A temple gate: two posts, each two dots wide, and a gable above the way through. */
  'kolam-gate': (x, y) => (Math.abs(x) > 1 || y > 2) && Math.abs(x) + Math.max(0, y - 3) <= 3,
  /** The gable of a house. */
  'kolam-gable': (x, y) => Math.abs(x) + y <= 4,
  /** The upper half of a disc, like the sun at the hour when kolams are drawn. */
  'kolam-sun': (x, y) => x * x + y * y <= 18,
} satisfies Record<string, Outline>;

/** The name of a kolam in the field `illustration`. */
export type KolamName = keyof typeof outlines;

const byName = new Map<string, Outline>(Object.entries(outlines));

/** The names of all kolams. */
export const kolamNames: readonly string[] = [...byName.keys()];

/**
 * The kolam of this name as SVG; undefined if it is the name of a file in `src/drawings/`.
 * @param seed a text that decides where its line crosses itself, so that each page has its own
 */
export function kolamOf(name: string, seed: string): string | undefined {
  const outline = byName.get(name);
  return outline && drawKolam(outline, seed);
}
