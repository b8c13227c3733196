import { expect, test } from '../../fixtures.ts';
import { type BuiltPage, changedSite } from '../sites/built-site.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { startSlowServer } from './slow-server.ts';

/**
 * Where a page may be cut: after an end tag, before an element that could move others when it arrives. A table is cut only between
 * cells with labels (`Table.astro`), because the columns of any other table depend on rows that arrive later.
 */
const cutPositions =
  /(?<=<\/[\w-]+>\s*)(?=<(?:a|button|d[dlt]|details|div|form|h[1-3]|img|input|li|ol|p|section|svg|table|td><span|ul)\b)/g;

/** Cuts a page at the first of these positions after a start tag. */
function cut(html: string, start: string, cuts: number): readonly string[] {
  const all = [...html.matchAll(cutPositions)].map(({ index }) => index);
  const cutAt = all.filter((position) => position > html.indexOf(start)).slice(0, cuts);
  const ends = [...cutAt, html.length];
  return ends.map((end, index) => html.slice(ends[index - 1] ?? 0, end));
}

/**
 * Defines a test of one page for each width: the page arrives in pieces, and nothing on the screen moves. The window is as high
 * as most pages, since browsers report no moves outside of the window.
 * @param start the start tag after which the page is cut
 * @param cuts the largest number of cuts
 */
export function testArrival(
  { path, html }: BuiltPage,
  widths: readonly number[],
  start = '<main',
  cuts = Infinity,
): void {
  for (const width of widths)
    test(`nothing on ${path} moves while it arrives, ${width} px wide @chromium`, async ({ page }) => {
      const pieces = cut(html, start, cuts);
      using server = await startSlowServer(changedSite.dir, pieces);
      await page.setViewportSize({ width, height: 4000 });
      const movesAfter = await watchLayoutShifts(page);
      await page.goto(server.origin + path, { waitUntil: 'commit' });
      for (const piece of pieces.slice(1))
        expect.soft(await movesAfter(server.send(piece)), `with ${piece.slice(0, 60)}`).toEqual([]);
      await page.waitForLoadState();
      expect.soft(await movesAfter(), 'at the end').toEqual([]);
    });
}
