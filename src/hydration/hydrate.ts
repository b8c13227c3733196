import { hydrationFailedAttribute } from '../dom-contract.ts';

/** Returns a function that hydrates an island once. If its files fail to load, the island gets `hydrationFailedAttribute`. */
export function hydrateOnce(load: () => Promise<() => Promise<void>>, island: HTMLElement): () => void {
  let hydration: Promise<void> | undefined;
  // Astro dispatches it when its second request of a file fails.
  island.addEventListener('astro:hydration-error', () => island.setAttribute(hydrationFailedAttribute, ''));
  return () => void (hydration ??= load().then((hydrate) => hydrate()));
}

/** Calls a function when a paint is reported; at once on a prerendered page, which reports none. */
export function afterPaint(hydrate: () => void): void {
  if (document.prerendering) return hydrate();
  new PerformanceObserver(hydrate).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint after some reloads.
  setTimeout(hydrate, 1000);
}
