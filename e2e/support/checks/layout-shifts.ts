import type { Page } from '@playwright/test';

/**
 * Records which elements move. Call this before opening the page. Returns a function that waits until the
 * page contains `html`, and lists the elements that have moved since the last call. Only Chromium reports moves.
 */
export async function watchLayoutShifts(page: Page): Promise<(html?: string) => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources')) {
          const from = `${Math.round(previousRect.x)}, ${Math.round(previousRect.y)}`;
          const to = `${Math.round(currentRect.x)}, ${Math.round(currentRect.y)}`;
          const name = node?.outerHTML ?? node?.textContent ?? 'removed';
          shifts.push(`${name.slice(0, 80)}: ${from} → ${to}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return (html = '') =>
    page.evaluate(async (html) => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      while (!new XMLSerializer().serializeToString(document).includes(html)) await nextFrame();
      // The browser lays out the page in the next frame, and reports moves after it.
      for (let frame = 0; frame < 2; frame++) await nextFrame();
      return Reflect.get(window, 'layoutShifts').splice(0);
    }, html);
}
