import { expect, test } from '../../fixtures.ts';
import { type BuiltPage, changedSite } from '../built-site.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { PieceServer } from './PieceServer.ts';

/**
 * Defines a test of one page for each width: the page arrives in pieces, and nothing on the screen moves. The window is as high as
 * most pages, since browsers do not report moves outside of it.
 * @param start the start tag after which the page is cut
 * @param cuts the most cuts
 */
export function testArrival(
  { path, html }: BuiltPage,
  widths: readonly number[],
  start = '<main',
  cuts = Infinity,
): void {
  for (const width of widths)
    test(`nothing on ${path} moves while it arrives, ${width} px wide`, async ({ page }) => {
      using server = new PieceServer(changedSite.dir, html, start, cuts);
      await page.setViewportSize({ width, height: 4000 });
      const movesAfter = await watchLayoutShifts(page);
      await page.goto(`${await server.start()}${path}`, { waitUntil: 'commit' });
      for (const piece of server.pieces.slice(1))
        expect.soft(await movesAfter(server.send(piece)), `with ${piece.slice(0, 60)}`).toEqual([]);
      await page.waitForLoadState();
      expect.soft(await movesAfter(), 'at the end').toEqual([]);
    });
}
