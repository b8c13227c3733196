import { expect, test } from '@playwright/test';
import { kolamOf } from '../../src/kolam/kolam.ts';
import { dotsOf, singleLine } from '../../src/kolam/line.ts';
import { type Outline, outlines } from '../../src/kolam/outlines.ts';
import { canonicalOf, plainSite } from './built-site.ts';

for (const [name, outline] of Object.entries<Outline>(outlines))
  test(`a kolam with the outline ${name} is one closed line around every dot, and symmetric`, () => {
    for (const seed of ['/about', '/careers', '/apply', '/a-new-page', '/tester']) {
      const line = singleLine(seed, outline);
      const steps = line.map((place, index) => [place, line.at(index - 1) ?? place] as const);
      const middles = steps.map(([[x, y], [left, top]]) => `${(x + left) / 2},${(y + top) / 2}`);
      const corners = [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dy) => [dx, dy] as const));
      const around = dotsOf(outline).flatMap(([x, y]) => corners.map(([dx, dy]) => `${x + dx},${y + dy}`));
      expect(middles.sort()).toEqual(around.sort());
      const mirrored = (mirror: 1 | -1) =>
        steps.map((ends) => String(ends.map(([x, y]) => `${mirror * x},${y}`).sort())).sort();
      expect(mirrored(-1)).toEqual(mirrored(1));
    }
  });

test('every page has a kolam of its own', () => {
  const paths = new Set(plainSite.pages.map((page) => new URL(canonicalOf(page) ?? '').pathname));
  expect(new Set([...paths].map((path) => kolamOf({ path }))).size).toBe(paths.size);
});
