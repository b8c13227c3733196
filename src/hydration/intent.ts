import type { ClientDirective } from 'astro';
import { signedInAttribute } from '../dom-contract.ts';
import { afterPaint, hydrateOnce } from './hydrate.ts';

/**
 * `client:intent`: hydrates at the first press, key or focus inside. After the paint for a signed-in user, who needs Signout in
 * the header; at `pageshow` where the browser has restored a ticked box, whose next press must be announced.
 */
const intent: ClientDirective = (load, _options, island) => {
  const hydrate = hydrateOnce(load, island);
  // Assistive technology may press without a pointer or a key.
  for (const type of ['pointerdown', 'keydown', 'focusin', 'click']) island.addEventListener(type, hydrate);
  const root = document.documentElement;
  const hydrateForUser = () => root.hasAttribute(signedInAttribute) && afterPaint(hydrate);
  hydrateForUser();
  addEventListener('pageshow', () => island.querySelector(':checked') && hydrate());
  // A login on this page or in another tab.
  new MutationObserver(hydrateForUser).observe(root, { attributeFilter: [signedInAttribute] });
};

export default intent;
