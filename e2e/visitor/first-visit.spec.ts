import type { Page } from '@playwright/test';
import { builtPages } from '../support/fixtures/built.ts';
import { expect, test } from '../support/test-site.ts';

/** What is set in the heading face (`base.css`). */
const headings = 'h1, h2, h3, [data-face]';

for (const { address } of builtPages())
  test(`${address} is there in one request, in its own face, and nothing moves`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(watch, headings);
    await page.goto(address, { waitUntil: 'networkidle' });

    // A form asks for its script after the first frame: all of it at once, and no more than it lists.
    const form = await page.locator('astro-island:has(form)').evaluateAll(listed);
    expect(asked[0]).toBe(address);
    expect(asked.slice(1).toSorted()).toEqual(form.toSorted());

    const { first, now, moved, what } = await page.evaluate(watched, headings);
    expect(first).toEqual(now.slice(0, first.length));
    expect(moved, what.join('\n')).toBeLessThan(0.01);
    expect(await otherFaces(page)).toEqual([]);
  });

interface Seen {
  /** How far things moved (CLS), and what moved. */
  readonly moved: number;
  readonly what: readonly string[];
  /** How wide each heading is: in the first frame that has one whole, and in the end. */
  readonly first: readonly number[];
  readonly now: readonly number[];
}

/** In the page: watches how wide each heading is in the first frame that has one, and what moves. */
function watch(selector: string) {
  const what: string[] = [];
  const first: number[] = [];
  const seen = { moved: 0, what, first };
  Reflect.set(window, 'seen', seen);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.moved += Number(Reflect.get(entry, 'value'));
      for (const { node, previousRect: from, currentRect: to } of Reflect.get(entry, 'sources'))
        seen.what.push(
          `${node?.nodeName} “${node?.textContent?.trim().slice(0, 30)}” ${[from.x, from.y]}→${[to.x, to.y]}`,
        );
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const frame = () => {
    // The last one may still be coming in.
    const whole = [...document.querySelectorAll(selector)].slice(
      0,
      document.readyState === 'loading' ? -1 : undefined,
    );
    seen.first = whole.map((found) => found.getBoundingClientRect().width);
    if (seen.first.length === 0) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** In the page: what was seen, and how wide each heading is now. */
const watched = (selector: string): Seen => ({
  ...Reflect.get(window, 'seen'),
  now: [...document.querySelectorAll(selector)].map((found) => found.getBoundingClientRect().width),
});

const listed = (islands: HTMLElement[]) =>
  islands.flatMap(({ dataset }) => dataset['chunks']?.split(' ') ?? []);

/** The families beside the page's own that headings were really drawn with, as the browser's inspector says. */
async function otherFaces(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: headings });
  const found = await Promise.all(
    nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  const fonts = found.flatMap((node) => node.fonts);
  expect(fonts.length).toBeGreaterThan(0);
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}
