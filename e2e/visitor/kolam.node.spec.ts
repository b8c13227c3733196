import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { band } from '../../src/kolam/band.ts';
import { OPEN_SHARE } from '../../src/kolam/choose.ts';
import { type Kolam, kolam, type KolamOptions, mark, signature } from '../../src/kolam/kolam.ts';
import { edgesOf, type Point } from '../../src/kolam/lattice.ts';
import { toSvg } from '../../src/kolam/svg.ts';
import type { Symmetry } from '../../src/kolam/symmetry.ts';

const anyOptions: fc.Arbitrary<KolamOptions> = fc.record({
  seed: fc.webPath(),
  size: fc.constantFrom(3, 4, 5),
  shape: fc.constantFrom('diamond', 'rectangle'),
  symmetry: fc.constantFrom('square', 'mirrors', 'mirror'),
});
const holds = (property: (options: KolamOptions) => void) => fc.assert(fc.property(anyOptions, property));

test('a path always gives the same kolam', () => {
  holds((options) => expect(kolam(options)).toEqual(kolam({ ...options })));
});

test('a kolam already published never changes', () => {
  expect(kolam({ seed: '/' }).edges).toBe('1101101111111111110010111101111000101011011001111101011111111001');
});

test('each symmetry it declares maps the dots and the open edges onto themselves', () => {
  const mirror = [(p: Point): Point => [-p[0], p[1]]];
  const mirrors = [...mirror, (p: Point): Point => [p[0], -p[1]]];
  const declared: Record<Symmetry, typeof mirror> = {
    mirror,
    mirrors,
    square: [...mirrors, ([x, y]) => [y, x]],
  };
  holds((options) => {
    const drawn = kolam(options);
    const open = edgesOf(drawn.dots).filter((_, i) => drawn.edges[i] === '1');
    const maps = declared[options.symmetry ?? 'mirror'].slice(0, options.shape === 'rectangle' ? 2 : 3);
    for (const map of maps) {
      expect(new Set(drawn.dots.map((dot) => String(map(dot))))).toEqual(new Set(drawn.dots.map(String)));
      expect(new Set(open.map((edge) => String(map(edge))))).toEqual(new Set(open.map(String)));
    }
  });
});

test('the line goes all the way around every dot and touches none', () => {
  holds((options) => {
    const { paths, dots } = kolam(options);
    const line = paths.flatMap(sample);
    for (const [x, y] of dots) {
      const around = line.map((p) => [p[0] - x, p[1] - y] as const).filter((p) => Math.hypot(...p) < 1.01);
      expect(Math.min(...around.map((p) => Math.hypot(...p)))).toBeGreaterThan(0.7);
      expect(
        new Set(around.map(([dx, dy]) => Math.floor((Math.atan2(dy, dx) / Math.PI) * 12.001))).size,
      ).toBeGreaterThan(23);
    }
  });
});

test('every line is a closed loop without a corner', () => {
  holds((options) => {
    for (const path of kolam(options).paths) expect(sharpestTurn(sample(path))).toBeLessThan(11.5);
  });
});

test('between 55 and 85 of a hundred edges are open', () => {
  holds((options) => {
    const { edges } = kolam(options);
    const share = edges.replaceAll('0', '').length / edges.length;
    expect(share).toBeGreaterThanOrEqual(OPEN_SHARE.least);
    expect(share).toBeLessThanOrEqual(OPEN_SHARE.most);
  });
});

test('a page has one single line through every dot', () => {
  fc.assert(fc.property(fc.webPath(), (seed) => expect(kolam({ seed }).paths).toHaveLength(1)));
});

test('a hundred pages have a hundred kolams', () => {
  const pages = Array.from({ length: 100 }, (_, i) => signature(kolam({ seed: `/careers/positions/${i}` })));
  expect(new Set(pages).size).toBe(100);
});

test('a broken kolam has one loop open, around the topmost dot, and its end runs off past no other', () => {
  holds((options) => {
    const [whole, broken] = [kolam(options), kolam({ ...options, broken: true })];
    expect(signature(broken)).toBe(signature(whole));
    expect(broken.paths).toHaveLength(whole.paths.length);
    expect(broken.paths.filter((path) => !path.endsWith('z'))).toEqual([broken.paths[0]]);
    const [top = [0, 0]] = whole.dots.toSorted((a, b) => a[1] - b[1] || b[0] - a[0]);
    const gap = [-0.5, 0.5].map((down) => [top[0] + 0.5, top[1] + down]);
    const [loose, rest] = broken.paths[0]?.split(/(?=M)/).map(sample) ?? [];
    expect([rest?.[0], rest?.at(-1)]).toEqual(expect.arrayContaining(gap.map((end) => end.map(near))));
    expect(loose?.[0]).toEqual(gap[0]);
    for (const [x, y] of loose ?? [])
      expect(Math.min(...whole.dots.map((dot) => Math.hypot(dot[0] - x, dot[1] - y)))).toBeGreaterThan(0.7);
  });
});

test('what leaves a tile of the band on the right comes in on the left', () => {
  const { path, period } = band();
  const [over = [], under = []] = path.split(/(?=M)/).map(sample);
  const crossing = 1 + SAMPLES;
  const shifted = (line: Point[]) => line.slice(-crossing).map(([x, y]) => [x - period, y]);
  expect(shifted(over)).toEqual(under.slice(0, crossing).map((point) => point.map(near)));
  expect(shifted(under)).toEqual(over.slice(0, crossing).map((point) => point.map(near)));
});

test('drawings stay small: 1.2 KB for the largest, 4 KB for all of a page', () => {
  const small = (drawings: Kolam[]) =>
    brotliCompressSync(drawings.map((d) => toSvg(d, { line: 'currentColor', dot: 'var(--dot)' })).join(''))
      .length;
  holds((options) => expect(small([kolam({ ...options, size: 5 })])).toBeLessThan(1200));
  fc.assert(
    fc.property(fc.array(fc.webPath(), { minLength: 5, maxLength: 5 }), (seeds) => {
      expect(small([...seeds.map((seed) => kolam({ seed })), mark()])).toBeLessThan(3800);
    }),
  );
});

const near = (n: number) => expect.closeTo(n);
const SAMPLES = 8;

/** Points along path data made of M, l, a and z, SAMPLES to each unit of a line and each arc's quarter. */
function sample(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command, rest = ''] of path.matchAll(/([Mlaz])([^Mlaz]*)/g)) {
    const arc = /^\.707\.707,0,([01])([01])(.*)$/.exec(rest);
    const [dx = 0, dy = 0] = [...(arc?.[3] ?? rest).matchAll(/-?\d*\.?\d+/g)].map(Number);
    const [x, y] = points.at(-1) ?? [0, 0];
    const [firstX, firstY] = points[0] ?? [0, 0];
    if (command === 'M') points.push([dx, dy]);
    else if (arc) points.push(...sampleArc([x, y], [dx, dy], arc[1] === '1', arc[2] === '1'));
    else points.push(...sampleLine([x, y], command === 'z' ? [firstX - x, firstY - y] : [dx, dy]));
  }
  return points;
}

function sampleLine([x, y]: Point, [dx, dy]: Point): Point[] {
  const count = SAMPLES * Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: count }, (_, i) => [x + (dx * (i + 1)) / count, y + (dy * (i + 1)) / count]);
}

/** Conversion from endpoints to a centre as in SVG 2, appendix B.2.4, for a circle. */
function sampleArc([x, y]: Point, [dx, dy]: Point, large: boolean, clockwise: boolean): Point[] {
  const half = Math.hypot(dx, dy) / 2;
  const radius = Math.max(0.707, half);
  const offset = (Math.sqrt(radius ** 2 - half ** 2) / (2 * half)) * (large === clockwise ? -1 : 1);
  const [cx, cy] = [x + dx / 2 - offset * dy, y + dy / 2 + offset * dx];
  const from = Math.atan2(y - cy, x - cx);
  const turn = Math.atan2(y + dy - cy, x + dx - cx) - from;
  const sweep = clockwise ? (turn + 4 * Math.PI) % (2 * Math.PI) : -((4 * Math.PI - turn) % (2 * Math.PI));
  const count = SAMPLES * Math.round(Math.abs(sweep) / (Math.PI / 2));
  return Array.from({ length: count }, (_, i) => {
    const angle = from + (sweep * (i + 1)) / count;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** The sharpest change of direction along a closed line, in degrees, its seam included. */
function sharpestTurn(line: Point[]): number {
  expect(Math.hypot(...difference(line.at(-1), line[0]))).toBeLessThan(1e-6);
  const headings = line.slice(1).map((point, i) => Math.atan2(...difference(point, line[i])));
  const turns = headings.map((heading, i) => heading - (headings.at(i - 1) ?? heading));
  return (
    Math.max(...turns.map((turn) => Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))))) * (180 / Math.PI)
  );
}

function difference(a: Point = [NaN, NaN], b: Point = [NaN, NaN]): [number, number] {
  return [a[0] - b[0], a[1] - b[1]];
}
