import { signedInAttribute } from '../dom-contract.ts';
import { directiveAttribute } from './astro-internals.ts';
import { directive, requestHydration } from './request-hydration.ts';

/*
 * `client:when="intent"` hydrates an island at the first touch, hover, focus or key inside it, `client:when="paint"` after
 * the first paint. Astro inlines this script before the first island of a page, the header. What happens, in this order:
 *
 * 1. The HTML works without a script. A press on a button of an island that is not hydrated is deferred: `deferred-press.ts`.
 * 2. At its moment, an island is requested: below, and `request-hydration.ts`.
 * 3. Three files load in parallel: Astro's island runtime, the chunk that islands share, and that of the island: `load-island.ts`.
 * 4. The runtime calls the directive for every island of the page. It hydrates those that are requested.
 * 5. React attaches its listeners. `islands/useHydrated.ts` copies what was typed before, marks the island and reports it.
 * 6. The deferred press is repeated. If the files fail, or none arrives for 30 s, the page shows its message and drops the press.
 *
 * What each part costs in compressed HTML, and what it buys. The times are from the touch of the header, and from the first
 * paint of /login, to the hydrated island: the median of 9 visits at 1.6 Mbit/s and 150 ms (2026-11), 605 and 676 ms as it is.
 *
 * - Runtime as a file: 1,630 bytes less on every page, in the same time (599 and 676 ms inline).
 * - Files in parallel: 46 bytes; saves 172 and 163 ms.
 * - One chunk for what islands share (`integration.ts`): no byte of HTML; saves 51 and 25 ms. Without Vite's helper: 624 bytes of script.
 * - Deferred press: 227 bytes; without it a press in those 600 ms is lost. Wait for its release: 100 bytes; React may replace the
 *   button under the pointer, which loses the click. Timeout of 30 s: 54 bytes; without it a button stays busy for ever.
 */

// The click is that of a press during which the files failed. It is stopped before it bubbles (`deferred-press.ts`).
for (const eventType of ['click', 'pointerdown', 'pointerover', 'focusin', 'keydown'])
  document.addEventListener(eventType, requestHydration, true);

/** Requests the forms, and the header of a signed-in user, so that Signout responds to the first click. */
function requestAfterPaint() {
  const islands = `astro-island[${directiveAttribute}*=paint], :root[${signedInAttribute}] header astro-island`;
  for (const target of document.querySelectorAll(islands)) requestHydration({ target });
  // The first paint of a page that arrives slowly may show only its beginning.
  document.addEventListener('DOMContentLoaded', requestAfterPaint);
}
// A page in the background has no first paint yet. One that is prerendered has none to wait for.
if (document.prerendering) requestAfterPaint();
// The second frame may begin before the first one is shown, so no frame callback reports a paint.
new PerformanceObserver(requestAfterPaint).observe({ type: 'paint', buffered: true });
// Firefox may report no paint after a reload.
requestAnimationFrame(() => setTimeout(requestAfterPaint, 1000));

export default directive;
