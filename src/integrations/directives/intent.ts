import { signedInAttribute } from '../../dom-contract.ts';
import { whenParsed, clientDirective } from './client-directive.ts';
import { addMenuListeners } from './menus.ts';

/** `client:intent`: loads and hydrates an island at the first touch, hover, focus or key inside it. */
const { directive, requestHydration } = clientDirective('intent');

for (const eventType of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
  document.addEventListener(eventType, requestHydration, { passive: true });
addMenuListeners();

// Safari has no requestIdleCallback.
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200);

// For a signed-in user at once, so that Signout responds to the first click.
whenParsed(() =>
  whenIdle(() =>
    requestHydration({ target: document.querySelector(`:root[${signedInAttribute}] header astro-island`) }),
  ),
);

export default directive;
