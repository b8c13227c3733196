import { hydrationFailedAttribute } from '../dom-contract.ts';

/**
 * Returns a function that hydrates an island once. When its files fail to load twice, Astro dispatches
 * `astro:hydration-error` before `load` resolves: the island gets `hydrationFailedAttribute`, and the next call tries again.
 */
export function hydrateOnce(load: () => Promise<() => Promise<void>>, island: HTMLElement): () => void {
  let hydration: Promise<void> | undefined;
  island.addEventListener('astro:hydration-error', () => {
    hydration = undefined;
    island.setAttribute(hydrationFailedAttribute, '');
  });
  return () => void (hydration ??= load().then((hydrate) => hydrate()));
}

/** Calls a function when a paint is reported; at once on a prerendered page, which reports none. */
export function afterPaint(hydrate: () => void): void {
  if (document.prerendering) return hydrate();
  new PerformanceObserver(hydrate).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint after some reloads.
  setTimeout(hydrate, 1000);
}
