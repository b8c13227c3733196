import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { attribute, elementsOf } from '../../src/integrations/finish/html.ts';
import { band } from '../../src/kolam/band.ts';
import { type Kolam, kolam, mark } from '../../src/kolam/kolam.ts';
import { OPEN_SHARE } from '../../src/kolam/line.ts';
import type { Point } from '../../src/kolam/point.ts';
import { toSvg } from '../../src/kolam/svg.ts';
import { builtPages } from '../support/fixtures/built.ts';
import { distance, dotsIn, pointsOn, SAMPLES, sharpestTurn } from '../support/fixtures/drawn-line.ts';
import { canonicalOf, pages } from '../support/fixtures/routes.ts';

const left = ([x, y]: Point): Point => [-x, y];
const down = ([x, y]: Point): Point => [x, -y];
const third = ([x, y]: Point): Point => [(-x - Math.sqrt(3) * y) / 2, (Math.sqrt(3) * x - y) / 2];

/** From a dot half way to the next, and what maps every kolam of the outline onto itself. */
const outlines = [
  { outline: 'diamond', half: 1, maps: [left] },
  { outline: 'gate', half: 1, maps: [left] },
  { outline: 'star', half: 1, maps: [left, down] },
  { outline: 'round', half: 1, maps: [left, down] },
  { outline: 'band', half: 1, maps: [left, down] },
  { outline: 'lotus', half: 1.2, maps: [left, third] },
] as const;

/** The kolams of each page, and the one in its head, as path data; the home page has a scene there. */
const drawn = builtPages().map(({ address, html }) => {
  const kolams = elementsOf(html).flatMap((element) => {
    const classes = attribute(element, 'class')?.split(' ') ?? [];
    const paths = element.childNodes.flatMap((node) => ('attrs' in node ? [attribute(node, 'd') ?? ''] : []));
    return classes.includes('kolam') ? [{ paths, inHead: classes.includes('banner') }] : [];
  });
  return {
    address,
    all: kolams.map(({ paths }) => paths.join()),
    head: kolams.find(({ inHead }) => inHead)?.paths,
  };
});

for (const { outline, half, maps } of outlines)
  test.describe(`A kolam in the outline of a ${outline}`, () => {
    const holds = (property: (drawn: Kolam, seed: string) => void) =>
      fc.assert(
        fc.property(fc.webPath(), (seed) => property(kolam(seed, outline), seed)),
        { numRuns: 10 },
      );

    test('is the same whenever the same page is drawn', () => {
      holds((drawn, seed) => expect(kolam(seed, outline)).toEqual(drawn));
    });

    test('is its own mirror image, in each of its mirrors', () => {
      holds(({ line, dots }) => {
        const corners = pointsOn(line).filter((_, i) => i % SAMPLES === 0);
        const amiss = [corners, dotsIn(dots)].flatMap((places) =>
          places.flatMap((place) => maps.map((map) => distance(map(place), places))),
        );
        expect(Math.max(...amiss)).toBeLessThan(0.05);
      });
    });

    test('is one closed line without a corner', () => {
      holds(({ line }) => {
        const points = pointsOn(line);
        expect(line.match(/M/g)).toHaveLength(1);
        expect(distance(points[0], points.slice(-1))).toBeLessThan(1e-6);
        expect(sharpestTurn(points)).toBeLessThan(15);
      });
    });

    test('goes all the way around every dot and touches none', () => {
      holds(({ line, dots }) => {
        const points = pointsOn(line);
        for (const [x, y] of dotsIn(dots)) {
          const around = points
            .map((p): Point => [p[0] - x, p[1] - y])
            .filter((p) => Math.hypot(...p) < 1.01 * half);
          expect(distance([0, 0], around)).toBeGreaterThan(0.7);
          const directions = around.map(([dx, dy]) => Math.floor((Math.atan2(dy, dx) / Math.PI) * 12.001));
          expect(new Set(directions).size).toBeGreaterThan(23);
        }
      });
    });

    test('is open between 55 and 85 of a hundred neighbours', () => {
      holds(({ line, dots }) => {
        const places = dotsIn(dots);
        const between = places.flatMap(([x, y], i) =>
          places
            .slice(i + 1)
            .filter((other) => Math.abs(Math.hypot(other[0] - x, other[1] - y) - 2 * half) < 0.1)
            .map((other): Point => [(x + other[0]) / 2, (y + other[1]) / 2]),
        );
        const points = pointsOn(line);
        const open = between.filter((place) => distance(place, points) < 0.01).length / between.length;
        expect(open).toBeGreaterThanOrEqual(OPEN_SHARE.least);
        expect(open).toBeLessThanOrEqual(OPEN_SHARE.most);
      });
    });

    test('weighs about half a kilobyte by itself, compressed as most hosts do it', () => {
      holds((drawn) => {
        const svg = toSvg(drawn, { line: 'currentColor', dot: 'var(--dot)' });
        expect(gzipSync(svg, { level: 6 }).length).toBeLessThan(540);
      });
    });
  });

test('a kolam already published never changes', () => {
  expect(hash('sha256', kolam('/about', 'round').line).slice(0, 16)).toBe('ffa7903b072ebb24');
});

test('the outline in the head of a page tells what kind of page it is', () => {
  const kinds = [
    ['diamond', '/services'],
    ['star', '/solutions', '/moresolution'],
    ['lotus', '/products'],
    ['gate', '/careers', '/positions', '/jobdescdevops', '/interns', '/freshers'],
    ['band', '/apply', '/login', '/signup', '/forgotpassword'],
    ['round', '/about', '/vision', '/contact', '/privacy'],
  ] as const;
  for (const [outline, ...addresses] of kinds)
    for (const address of addresses) {
      const head = drawn.find((page) => page.address === address)?.head;
      expect(head, address).toEqual([kolam(address, outline).dots, kolam(address, outline).line]);
    }
});

test('no kolam stands twice on a page, and no two pages share one in their heads', () => {
  const heads = new Map<string, string>();
  for (const { address, all, head } of drawn) {
    expect(new Set(all).size, address).toBe(all.length);
    if (!head) continue;
    expect(heads.get(head.join()) ?? canonicalOf(address), address).toBe(canonicalOf(address));
    heads.set(head.join(), canonicalOf(address));
  }
  // The services and solutions show an illustration instead.
  expect(heads.size).toBe(pages.length - 14);
});

test('five hundred openings and services have a kolam each', () => {
  for (const outline of ['gate', 'diamond'] as const) {
    const drawn = Array.from({ length: 500 }, (_, i) => kolam(`/careers/positions/${i}`, outline).line);
    expect(new Set(drawn).size).toBe(500);
  }
});

test('a broken kolam is open around the topmost dot, and its end runs off past no other', () => {
  fc.assert(
    fc.property(fc.webPath(), (seed) => {
      const [whole, broken] = [kolam(seed, 'round'), kolam(seed, 'round', true)];
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

test('what leaves a tile of the band on the right comes in on the left', () => {
  const [over = [], under = []] = band.line.split(/(?=M)/).map(pointsOn);
  const crossing = 1 + SAMPLES;
  const shifted = (line: Point[]) => line.slice(-crossing).map(([x, y]) => [x - band.period, y]);
  expect(shifted(over)).toEqual(under.slice(0, crossing));
  expect(shifted(under)).toEqual(over.slice(0, crossing));
});

test('the mark is one line around five dots', () => {
  expect(mark().line.match(/M/g)).toHaveLength(1);
  expect(dotsIn(mark().dots)).toHaveLength(5);
});
