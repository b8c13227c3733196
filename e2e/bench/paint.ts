import { ensureLighthouse, type Visit, visit } from './lighthouse.ts';
import { barePath } from './site.ts';
import { median, table } from './table.ts';

/** How much later than the bare page's the largest paint of a page may come, and how much may move (issue 6, Fast). */
const goal = { ratio: 1.15, cls: 0.01 };

/** So often a page that misses the goal is visited again: a busy machine can only make a paint later. */
const rounds = 3;

/**
 * Visits every page some times, and a bare one-heading page on the same server before and after, and prints how much
 * later the largest paint of each comes: medians, in milliseconds of a simulated slow phone. A page that misses the
 * goal is visited as often again, and all its visits count.
 * @returns whether every page reaches the goal
 */
export async function paint(origin: string, routes: readonly string[], runs: number): Promise<boolean> {
  await ensureLighthouse();
  const done = new Map<string, Visit[]>();
  const visits = async (path: string) => {
    const all = done.get(path) ?? [];
    done.set(path, all);
    for (let number = 0; number < runs; number += 1) all.push(await visit(origin + path));
    console.error(`${path}: ${all.map(({ lcp }) => Math.round(lcp)).join(', ')} ms`);
  };
  const result = (path: string): Visit => {
    const all = (of: keyof Visit) => (done.get(path) ?? []).map((one) => one[of]);
    return {
      lcp: median(all('lcp')),
      cls: Math.max(...all('cls')),
      page: median(all('page')),
      all: median(all('all')),
    };
  };
  const bare = () => result(barePath).lcp;
  const ratio = (path: string) => result(path).lcp / bare();
  const late = () => routes.filter((route) => ratio(route) > goal.ratio || result(route).cls >= goal.cls);

  await visits(barePath);
  for (const route of routes) await visits(route);
  await visits(barePath);
  for (let round = 1; round < rounds; round += 1) for (const route of late()) await visits(route);

  const row = (path: string) => {
    const { lcp, cls, page, all } = result(path);
    return [
      path,
      String(done.get(path)?.length),
      String(Math.round(lcp)),
      ratio(path).toFixed(2),
      cls.toFixed(3),
      String(page),
      String(all),
    ];
  };
  console.log(
    table(
      ['route', 'visits', 'LCP, ms', 'ratio', 'CLS', 'page, bytes', 'all, bytes'],
      [barePath, ...routes].map(row),
    ),
  );
  const missed = late();
  console.log(
    missed.length === 0
      ? `\nAll ${routes.length} pages: ratio at most ${goal.ratio}, CLS below ${goal.cls}.`
      : `\n${missed.length} of ${routes.length} pages miss the goal (ratio at most ${goal.ratio}, CLS below ${goal.cls}): ${missed.join(', ')}.`,
  );
  return missed.length === 0;
}
