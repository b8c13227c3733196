import type { ClientDirective } from 'astro';
import { hydratedAttribute, hydratedEvent, hydrationFailedEvent } from '../../dom-contract.ts';
import { deferEarlyEvents } from './early-events.ts';
import { loadIsland } from './load-island.ts';

/** After this time without hydration, an island counts as failed. */
const timeoutMs = 10_000;

let pressed = false;
for (const eventType of ['pointerdown', 'pointerup', 'pointercancel'])
  addEventListener(eventType, () => (pressed = eventType === 'pointerdown'), {
    capture: true,
    passive: true,
  });

/** Ends with the press of a pointer: React may replace the element under it, and the click would be lost. */
async function endOfPress() {
  while (pressed) await new Promise(requestAnimationFrame);
}

/**
 * What both client directives have in common: early events are deferred, and an island is loaded and hydrated on request.
 * `hydrationFailedEvent` is dispatched on it when that fails or takes too long; the next request tries again.
 * @param name of the directive; each directive is a script with its own copy of this module
 */
export function clientDirective(name: string) {
  const requested = new WeakSet<Element>();
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  /** Known once Astro's island runtime is loaded. */
  const starts = new WeakMap<Element, () => Promise<void>>();

  const directive: ClientDirective = (load, _options, island) => {
    const start = async () => {
      const hydrate = await load();
      await endOfPress();
      await hydrate();
    };
    starts.set(island, start);
    if (requested.has(island)) void start();
  };

  /** The island around an event, if it has this directive and is not hydrated. */
  const islandOf = ({ target }: Event): HTMLElement | null =>
    target instanceof Element
      ? target.closest<HTMLElement>(`astro-island[client="${name}"]:not([${hydratedAttribute}])`)
      : null;

  /** Ends the wait. Files that hang may still arrive, and the island is then hydrated. */
  const stopTimer = (island: Element) => {
    clearTimeout(timers.get(island));
    timers.delete(island);
  };
  const showFailure = (island: Element) => {
    stopTimer(island);
    island.dispatchEvent(new Event(hydrationFailedEvent, { bubbles: true }));
  };
  const fail = (island: Element) => {
    requested.delete(island);
    showFailure(island);
  };
  const requestHydration = (island: HTMLElement | null) => {
    if (!island) return;
    if (!timers.has(island)) timers.set(island, setTimeout(showFailure, timeoutMs, island));
    if (requested.has(island)) return;
    requested.add(island);
    loadIsland(island).catch(() => fail(island));
    void starts.get(island)?.();
  };

  deferEarlyEvents(islandOf);
  document.addEventListener(hydratedEvent, ({ target }) => {
    const island = target instanceof Element && target.closest('astro-island');
    if (island) stopTimer(island);
  });
  document.addEventListener('astro:hydration-error', (event) => {
    const island = islandOf(event);
    if (!island) return;
    event.preventDefault();
    fail(island);
  });
  return { directive, islandOf, requestHydration };
}

/** Runs when the page is parsed. */
export function afterParsing(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
