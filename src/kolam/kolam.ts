import { figure, type Outline } from './figure.ts';

/** A temple gate: two posts of two dots, and a gable above the way through. */
const gate: Outline = (x, y) => y >= 0 && (Math.abs(x) > 1 || y > 2) && Math.abs(x) + Math.max(0, y - 3) <= 3;

/** The gable of a house. */
const gable: Outline = (x, y) => y >= 0 && Math.abs(x) + y <= 4;

/** The upper half of a disc, like the sun at the hour when kolams are drawn. */
const sun: Outline = (x, y) => y >= 0 && x * x + y * y <= 18;

const work = new Set(['jobs', 'internships', '/careers', '/positions', '/interns']);
const offers = new Set(['services', 'solutions', '/services', '/solutions', '/moresolution']);

/**
 * The kolam of a page as SVG, drawn from its path: a gate on pages about work, a gable on pages of services and solutions, a
 * rising sun on others.
 * @param collection the collection of the page, if any
 */
export function kolamOf({ path }: { path: string }, collection = ''): string {
  const isIn = (group: ReadonlySet<string>) => group.has(path) || group.has(collection);
  return figure(isIn(work) ? gate : isIn(offers) ? gable : sun, path);
}
