import { expect, test } from '@playwright/test';
import { kolam, kolamOf } from '../../src/kolam/kolam.ts';
import type { Point } from '../../src/kolam/outlines.ts';
import { canonicalOf, plainSite } from './built-site.ts';

const outlines = ['gate', 'round', 'band'] as const;
const seeds = ['/about', '/careers', '/apply', '/a-new-page', '/tester'];

/** The dots of a kolam: each column is a vertical line with dots 2 apart. */
const dotsIn = (svg: string): Point[] =>
  [...svg.matchAll(/M([-\d]+),([-\d]+)v([\d.]+)/g)].flatMap(([, x, y, height]) =>
    Array.from({ length: Math.floor(Number(height) / 2) + 1 }, (_, row): Point => [
      Number(x),
      Number(y) + 2 * row,
    ]),
  );

/** The points where two curves of the line meet: a quadratic curve, then smooth ones (SVG 2, 9.3.7). */
function pointsIn(svg: string): Point[] {
  const [, start = '', curves = ''] = / d="M([^qv]+)q([^"a-s]+t[^"a-z]+)"/.exec(svg) ?? [];
  const [first, , ...steps] = [start, curves].flatMap((part) => {
    const numbers = [...part.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    return numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? NaN]] : []));
  });
  let [x, y] = first ?? [NaN, NaN];
  return steps.map(([dx, dy]) => [(x += dx), (y += dy)]);
}

for (const outline of outlines)
  test(`a kolam with the outline ${outline} is one closed line around every dot, and symmetric`, () => {
    for (const svg of seeds.map((seed) => kolam(seed, outline))) {
      const [dots, points] = [dotsIn(svg), pointsIn(svg)];
      expect(dots.length).toBeGreaterThan(10);
      const corners = [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dy) => [dx, dy] as const));
      const around = dots.flatMap(([x, y]) => corners.map(([dx, dy]) => `${x + dx},${y + dy}`));
      expect(points.map(String).sort()).toEqual(around.sort());
      const ways = (mirror: 1 | -1) =>
        points
          .map(([x, y], index) => [[x, y], points.at(index - 1) ?? [NaN, NaN]])
          .map((ends) => ends.map(([x = NaN, y = NaN]) => `${mirror * x},${y}`).sort())
          .map(String)
          .sort();
      expect(ways(-1)).toEqual(ways(1));
    }
  });

test('every page has a kolam of its own', () => {
  const paths = new Set(plainSite.pages.map((page) => new URL(canonicalOf(page) ?? '').pathname));
  expect(new Set([...paths].map((path) => kolamOf({ path }))).size).toBe(paths.size);
});
