import { signedInAttribute } from '../../dom-contract.ts';
import { directive, requestHydration } from './hydration.ts';
import { addMenuListeners } from './menus.ts';

// `client:intent`: loads and hydrates an island at the first touch, hover, focus or key inside it. The header of every page has
// this script, which therefore also hydrates the islands with `client:paint`.

for (const eventType of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
  document.addEventListener(eventType, requestHydration, { passive: true });
addMenuListeners();

const requestAll = (selector: string) =>
  document.querySelectorAll(selector).forEach((target) => requestHydration({ target }));

/** The time after the first frame, for a browser that hides paint timing. */
const timeoutMs = 300;

/** Also at the end of the page: the first paint of a page that arrives slowly may show only its beginning. */
function requestForms() {
  requestAll('astro-island[client=paint]');
  document.addEventListener('DOMContentLoaded', requestForms);
}
// A background or prerendered page has no first paint yet.
new PerformanceObserver(requestForms).observe({ type: 'paint', buffered: true });
requestAnimationFrame(() => setTimeout(requestForms, timeoutMs));

// Safari has no requestIdleCallback.
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200);

// For a signed-in user at once, so that Signout responds to the first click.
document.addEventListener('DOMContentLoaded', () =>
  whenIdle(() => requestAll(`:root[${signedInAttribute}] header astro-island`)),
);

export default directive;
