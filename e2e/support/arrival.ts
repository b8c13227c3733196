import { expect, test } from '../fixtures.ts';
import { type BuiltPage, changedSite } from './built-site.ts';
import { watchLayoutShifts } from './page-checks.ts';
import { PieceServer } from './PieceServer.ts';

/**
 * Defines a test of one page for each width: the page arrives in pieces, and nothing on the screen moves. The window is as high as
 * most pages, since browsers do not report shifts outside of it.
 * @param cuts the number of places at which the page is cut
 */
export function testArrival({ path, html }: BuiltPage, widths: readonly number[], cuts: number): void {
  for (const width of widths)
    test(`nothing on ${path} moves while it arrives, ${width} px wide`, async ({ page }) => {
      using server = new PieceServer(changedSite.dir, html, cuts);
      await page.setViewportSize({ width, height: 4000 });
      await page.addInitScript(watchLayoutShifts);
      await page.goto(`${await server.start()}${path}`, { waitUntil: 'commit' });
      for (const piece of server.pieces.slice(1)) {
        const before = await elementCount();
        server.send(piece);
        await page.waitForFunction((before) => document.querySelectorAll('*').length > before, before);
        await nextFrames();
        expect.soft(await shifts(), `before ${piece.slice(0, 60)}`).toEqual([]);
      }
      await page.waitForLoadState();
      await nextFrames();
      expect.soft(await shifts(), 'at the end').toEqual([]);

      function elementCount() {
        return page.evaluate(() => document.querySelectorAll('*').length);
      }
      /** A browser reports a shift in the next frame. */
      async function nextFrames() {
        for (let frame = 0; frame < 2; frame++)
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      }
      function shifts() {
        return page.evaluate(() => Reflect.get(window, 'layoutShifts').splice(0));
      }
    });
}
