import { expect, type Page } from '@playwright/test';
import type { BuiltPage } from '../sites/built-site.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { startSlowServer } from './slow-server.ts';

/**
 * Where a page may be cut: after an end tag, before an element that could move others when it arrives. A table is
 * cut only between the labelled cells of `Table.astro`. In other tables, later rows change the columns.
 */
const cutPositions =
  /(?<=<\/[\w-]+>\s*)(?=<(?:a|button|d[dlt]|details|div|form|h[1-3]|img|input|li|ol|p|section|svg|table|td><span|ul)\b)/;

/**
 * Expects that nothing on the screen moves while a page of the changed site arrives in pieces. The window is as high as most
 * pages, since browsers report no moves outside of the window.
 * @param startTag where the first piece begins; what precedes it arrives at once
 * @param maxPieces how many pieces arrive one by one; the rest arrives at once
 */
export async function expectNothingMoves(
  page: Page,
  { path, html }: BuiltPage,
  width: number,
  startTag = '<main',
  maxPieces = Infinity,
) {
  const firstCut = html.indexOf(startTag);
  const pieces = html.slice(firstCut).split(cutPositions);
  using server = await startSlowServer(html.slice(0, firstCut));
  await page.setViewportSize({ width, height: 4000 });
  const movesAfter = await watchLayoutShifts(page);
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  for (const [index, piece] of pieces.slice(0, maxPieces).entries()) {
    // An index, since pieces may be alike, such as cells of a table.
    const mark = `<!-- ${index} -->`;
    server.send(piece + mark);
    expect.soft(await movesAfter(mark), `with ${piece.slice(0, 60)}`).toEqual([]);
  }
  server.end(pieces.slice(maxPieces).join(''));
  await page.waitForLoadState();
  expect.soft(await movesAfter(), 'at the end').toEqual([]);
}
