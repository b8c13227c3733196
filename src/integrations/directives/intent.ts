import { signedInAttribute } from '../../dom-contract.ts';
import { afterParsing, clientDirective } from './client-directive.ts';
import { menus } from './menus.ts';

/** Hydrates an island at the first touch, hover, focus or key inside it. Until then nothing is loaded. */
const { directive, islandOf, requestHydration } = clientDirective('intent');

for (const eventType of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
  document.addEventListener(eventType, (event) => requestHydration(islandOf(event)), { passive: true });
menus();

// Safari has no requestIdleCallback.
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200);

// A signed-in user can sign out without touching the menu first.
afterParsing(() =>
  whenIdle(() => requestHydration(document.querySelector(`:root[${signedInAttribute}] header astro-island`))),
);

export default directive;
