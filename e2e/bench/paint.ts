import { ensureLighthouse, type Visit, visit } from './lighthouse.ts';
import { barePath } from './site.ts';
import { median, table } from './table.ts';

/** How much later than the bare page's the largest paint of a page may come, and how much may move (issue 6, Fast). */
const goal = { ratio: 1.15, cls: 0.01 };

/**
 * Visits every page some times, and a bare one-heading page on the same server before and after, and prints how much
 * later the largest paint of each comes: medians, in milliseconds of a simulated slow phone.
 * @returns whether every page reaches the goal
 */
export async function paint(origin: string, routes: readonly string[], runs: number): Promise<boolean> {
  await ensureLighthouse();
  const visits = async (path: string) => {
    const done: Visit[] = [];
    for (let number = 0; number < runs; number += 1) done.push(await visit(origin + path));
    const all = (of: keyof Visit) => done.map((one) => one[of]);
    const result = {
      lcp: median(all('lcp')),
      cls: Math.max(...all('cls')),
      page: median(all('page')),
      all: median(all('all')),
    };
    console.error(`${path}: ${Math.round(result.lcp)} ms (${all('lcp').map(Math.round).join(', ')})`);
    return result;
  };

  const before = await visits(barePath);
  const pages = new Map<string, Visit>();
  for (const route of routes) pages.set(route, await visits(route));
  const after = await visits(barePath);

  const bare = (before.lcp + after.lcp) / 2;
  const ratio = ({ lcp }: Visit) => lcp / bare;
  const row = (name: string, one: Visit) => [
    name,
    String(Math.round(one.lcp)),
    ratio(one).toFixed(2),
    one.cls.toFixed(3),
    String(one.page),
    String(one.all),
  ];
  console.log(
    table(
      ['route', 'LCP, ms', 'ratio', 'CLS', 'page, bytes', 'all, bytes'],
      [
        row('bare page, before', before),
        ...[...pages].map(([route, page]) => row(route, page)),
        row('bare page, after', after),
      ],
    ),
  );
  const late = [...pages].filter(([, page]) => ratio(page) > goal.ratio || page.cls >= goal.cls);
  console.log(
    late.length === 0
      ? `\nAll ${pages.size} pages: ratio at most ${goal.ratio}, CLS below ${goal.cls}.`
      : `\n${late.length} of ${pages.size} pages miss the goal (ratio at most ${goal.ratio}, CLS below ${goal.cls}): ${late.map(([route]) => route).join(', ')}.`,
  );
  return late.length === 0;
}
