import { expect, test } from '../fixtures.ts';
import { cutTexts } from '../support/checks/cut-off.ts';
import { controlsWithoutVisibleFocus } from '../support/checks/focus.ts';
import { overlappingLines } from '../support/checks/overlap.ts';

const wrongPage = `
  <p style="width: 2em; overflow: hidden; white-space: nowrap">Cut off</p>
  <p>One line<p style="margin-top: -2em">Another
  <a href="/" style="outline: none">Link</a>`;

test('the checks of pages find a cut text, an overlap and a hidden focus @chromium', async ({ page }) => {
  await page.goto(`data:text/html,${wrongPage}`);
  const body = page.locator('body');
  expect(await body.evaluate(cutTexts)).toEqual(['Cut off']);
  expect(await page.evaluate(overlappingLines)).toHaveLength(1);
  expect(await controlsWithoutVisibleFocus(body)).toHaveLength(1);
});
