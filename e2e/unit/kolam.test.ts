import { expect, test } from '@playwright/test';
import { kolam, kolamOf } from '../../src/kolam/kolam.ts';
import type { Point } from '../../src/kolam/outlines.ts';
import { canonicalOf, plainSite } from './built-site.ts';
import { distance, dotsOf, pointsOf, sharpestTurn } from './kolam-path.ts';

const outlines = ['gate', 'round', 'band'] as const;
const seeds = ['/about', '/careers', '/apply', '/a-new-page', '/tester'];

/** The dots of a kolam, the path of its line, and points along it. */
function read(svg: string) {
  const [dots = '', line = ''] = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  return { dots: dotsOf(dots), line, points: pointsOf(line) };
}

for (const outline of outlines) {
  const kolams = seeds.map((seed) => read(kolam(seed, outline)));

  test(`a kolam with the outline ${outline} is one closed line without a corner`, () => {
    for (const { line, points } of kolams) {
      expect(line.match(/M/g)).toHaveLength(1);
      expect(distance(points[0], points.slice(-1))).toBeLessThan(1e-6);
      expect(sharpestTurn(points)).toBeLessThan(15);
    }
  });

  test(`a kolam with the outline ${outline} goes all the way around every dot and touches none`, () => {
    for (const { dots, points } of kolams) {
      expect(dots.length).toBeGreaterThan(10);
      for (const [x, y] of dots) {
        const around = points
          .map((point): Point => [point[0] - x, point[1] - y])
          .filter((point) => Math.hypot(...point) < 1.01);
        expect(distance([0, 0], around)).toBeGreaterThan(0.7);
        const directions = around.map(([dx, dy]) => Math.floor((Math.atan2(dy, dx) / Math.PI) * 12.001));
        expect(new Set(directions).size).toBeGreaterThan(23);
      }
    }
  });

  test(`a kolam with the outline ${outline} is symmetric`, () => {
    // One expectation for all points: thousands take seconds.
    const withoutMirror = (all: readonly Point[], tolerance: number) =>
      all.filter(([x, y]) => !(distance([-x, y], all) <= tolerance));
    for (const { dots, points } of kolams) {
      expect(withoutMirror(dots, 0)).toEqual([]);
      expect(withoutMirror(points, 0.1)).toEqual([]);
    }
  });
}

test('every page has a kolam of its own', () => {
  const paths = new Set(plainSite.pages.map((page) => new URL(canonicalOf(page) ?? '').pathname));
  expect(new Set([...paths].map((path) => kolamOf({ path }))).size).toBe(paths.size);
});
