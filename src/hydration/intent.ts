import type { ClientDirective } from 'astro';
import { signedInAttribute } from '../dom-contract.ts';
import { afterPaint, hydrateOnce } from './hydrate.ts';

/**
 * `client:intent`: hydrates at the first press, key or focus inside. Two cases need no press:
 *
 * - A user is signed in and needs Signout in the header: hydrates after the first paint.
 * - The browser has restored a ticked box: hydrates at `pageshow`, so that screen readers announce when it is unticked.
 */
const intent: ClientDirective = (load, _options, island) => {
  const hydrate = hydrateOnce(load, island);
  // Assistive technology may press without a pointer or a key, so `click` is needed too.
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click']) island.addEventListener(type, hydrate);
  const root = document.documentElement;
  const hydrateForUser = () => root.hasAttribute(signedInAttribute) && afterPaint(hydrate);
  hydrateForUser();
  addEventListener('pageshow', () => island.querySelector(':checked') && hydrate());
  // The user may log in on this page or in another tab.
  new MutationObserver(hydrateForUser).observe(root, { attributeFilter: [signedInAttribute] });
};

export default intent;
