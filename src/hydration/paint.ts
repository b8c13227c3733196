import type { ClientDirective } from 'astro';
import { afterPaint, hydrateOnce } from './hydrate.ts';

/** `client:paint`: hydrates after the first paint, or when a field gets the focus, which after a failure tries again. */
const paint: ClientDirective = (load, _options, island) => {
  const hydrate = hydrateOnce(load, island);
  afterPaint(hydrate);
  island.addEventListener('focusin', hydrate);
};

export default paint;
