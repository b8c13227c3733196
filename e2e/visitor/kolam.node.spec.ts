import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { kolam, kolamOf } from '../../src/kolam/kolam.ts';
import { openShare } from '../../src/kolam/line.ts';
import type { Point } from '../../src/kolam/outlines.ts';
import { builtPages } from '../support/fixtures/built.ts';
import { distance, dotsIn, pointsOn, SAMPLES, sharpestTurn } from '../support/fixtures/drawn-line.ts';
import { canonicalOf, pages } from '../support/fixtures/routes.ts';

const left = ([x, y]: Point): Point => [-x, y];
const down = ([x, y]: Point): Point => [x, -y];

/** The outlines, and what maps every kolam of each onto itself. */
const outlines = [
  { outline: 'gate', maps: [left] },
  { outline: 'round', maps: [left, down] },
  { outline: 'band', maps: [left, down] },
] as const;

/** The two paths of a kolam. */
function pathsOf(svg: string) {
  const [dots = '', line = ''] = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  return { dots, line };
}

for (const { outline, maps } of outlines)
  test.describe(`A kolam in the outline of a ${outline}`, () => {
    const check = (property: (svg: string, seed: string) => void) =>
      fc.assert(
        fc.property(fc.webPath(), (seed) => property(kolam(seed, outline), seed)),
        { numRuns: 10 },
      );

    test('is the same whenever the same page is drawn', () => {
      check((svg, seed) => expect(kolam(seed, outline)).toEqual(svg));
    });

    test('is its own mirror image, in each of its mirrors', () => {
      check((svg) => {
        const { line, dots } = pathsOf(svg);
        const corners = pointsOn(line).filter((_, i) => i % SAMPLES === 0);
        const amiss = [corners, dotsIn(dots)].flatMap((places) =>
          places.flatMap((place) => maps.map((map) => distance(map(place), places))),
        );
        expect(Math.max(...amiss)).toBeLessThan(0.05);
      });
    });

    test('is one closed line without a corner', () => {
      check((svg) => {
        const { line } = pathsOf(svg);
        const points = pointsOn(line);
        expect(line.match(/M/g)).toHaveLength(1);
        expect(distance(points[0], points.slice(-1))).toBeLessThan(1e-6);
        expect(sharpestTurn(points)).toBeLessThan(15);
      });
    });

    test('goes all the way around every dot and touches none', () => {
      check((svg) => {
        const { line, dots } = pathsOf(svg);
        const points = pointsOn(line);
        for (const [x, y] of dotsIn(dots)) {
          const around = points
            .map((p): Point => [p[0] - x, p[1] - y])
            .filter((p) => Math.hypot(...p) < 1.01);
          expect(distance([0, 0], around)).toBeGreaterThan(0.7);
          const directions = around.map(([dx, dy]) => Math.floor((Math.atan2(dy, dx) / Math.PI) * 12.001));
          expect(new Set(directions).size).toBeGreaterThan(23);
        }
      });
    });

    test('is open between 55 and 85 of a hundred neighbours', () => {
      check((svg) => {
        const { line, dots } = pathsOf(svg);
        const places = dotsIn(dots);
        const between = places.flatMap(([x, y], i) =>
          places
            .slice(i + 1)
            .filter((other) => Math.abs(Math.hypot(other[0] - x, other[1] - y) - 2) < 0.1)
            .map((other): Point => [(x + other[0]) / 2, (y + other[1]) / 2]),
        );
        const points = pointsOn(line);
        const open = between.filter((place) => distance(place, points) < 0.01).length / between.length;
        expect(open).toBeGreaterThanOrEqual(openShare.least);
        expect(open).toBeLessThanOrEqual(openShare.most);
      });
    });

    test('weighs about half a kilobyte by itself, compressed as most hosts do it', () => {
      check((svg) => expect(gzipSync(svg, { level: 6 }).length).toBeLessThan(540));
    });
  });

test('no two pages share a kolam', () => {
  const seen = new Map(pages.map((path) => [pathsOf(kolamOf({ path })).line, path]));
  expect(seen.size).toBe(pages.length);
});

test('pages about people show a gate, forms a band, and each its own', () => {
  const shown = [
    ['gate', '/careers', '/positions', '/jobdescdevops', '/interns', '/freshers'],
    ['band', '/apply', '/login', '/signup', '/forgotpassword'],
    ['round', '/about', '/vision', '/contact', '/privacy'],
  ] as const;
  for (const [outline, ...addresses] of shown)
    for (const address of addresses) {
      const page = builtPages().find((built) => canonicalOf(built.address) === address);
      const { line, dots } = pathsOf(kolam(address, outline));
      expect(page?.html, address).toContain(`d="${line}"`);
      expect(page?.html, address).toContain(`d="${dots}"`);
    }
});

test('a broken kolam is open around the topmost dot, and its end runs off past no other', () => {
  fc.assert(
    fc.property(fc.webPath(), (seed) => {
      const [whole, broken] = [pathsOf(kolam(seed, 'round')), pathsOf(kolam(seed, 'round', true))];
      expect(broken.dots).toBe(whole.dots);
      const dots = dotsIn(whole.dots);
      const [x, y] = dots.toSorted((a, b) => a[1] - b[1] || b[0] - a[0])[0] ?? [NaN, NaN];
      const points = pointsOn(broken.line);
      expect(points[0]).toEqual([x + 0.5, y + 0.5]);
      const thread = points.filter((point) => point[0] > x + 0.5 && point[1] < y);
      expect(thread.length).toBeGreaterThan(2 * SAMPLES);
      expect(Math.min(...thread.map((point) => distance(point, dots)))).toBeGreaterThan(0.7);
      const missing = pointsOn(whole.line).filter((point) => distance(point, points) > 0.1);
      expect(Math.max(...missing.map((point) => distance(point, [[x, y]])))).toBeLessThan(1);
    }),
    { numRuns: 10 },
  );
});
