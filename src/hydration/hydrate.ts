import { hydrationFailedAttribute } from '../dom-contract.ts';

/** Returns a function that hydrates an island once. If its files fail to load, the island gets `hydrationFailedAttribute`. */
export function hydrateOnce(load: () => Promise<() => Promise<void>>, island: HTMLElement): () => void {
  let hydration: Promise<void> | undefined;
  // Astro dispatches this event when a file has failed twice.
  island.addEventListener('astro:hydration-error', () => island.setAttribute(hydrationFailedAttribute, ''));
  return () => void (hydration ??= load().then((hydrate) => hydrate()));
}

/** Hydrates after the first paint, or at once on a prerendered page, where no paint is reported. */
export function afterPaint(hydrate: () => void): void {
  if (document.prerendering) return hydrate();
  new PerformanceObserver(hydrate).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint after some reloads.
  setTimeout(hydrate, 1000);
}
