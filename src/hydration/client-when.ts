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
 * 5. React attaches its listeners. `useHydrated.ts` copies what was typed before, marks the island and reports it.
 * 6. The deferred press is repeated. If the files fail, or none arrives for 30 s, the page shows its message and drops the press.
 */

for (const eventType of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
  document.addEventListener(eventType, requestHydration);

/** Requests the forms, and the header of a signed-in user, so that Signout responds to the first click. */
function requestAfterPaint() {
  const islands = `astro-island[${directiveAttribute}*=paint], :root[${signedInAttribute}] header astro-island`;
  for (const target of document.querySelectorAll(islands)) requestHydration({ target });
  // The first paint of a page that arrives slowly may show only its beginning.
  document.addEventListener('DOMContentLoaded', requestAfterPaint);
}
// A page in the background has no first paint yet. One that is prerendered has none to wait for.
if (document.prerendering) requestAfterPaint();
// Firefox reports no paint after a reload, so this waits for the task after the first frame.
requestAnimationFrame(() => setTimeout(requestAfterPaint));

export default directive;
