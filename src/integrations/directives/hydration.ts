import type { ClientDirective } from 'astro';
import { hydratedAttribute, hydratedEvent, hydrationFailedAttribute } from '../../dom-contract.ts';
import { deferEarlyEvents } from './early-events.ts';
import { loadIsland } from './load-island.ts';

/** An island that is not hydrated after this time counts as failed. */
const timeoutMs = 10_000;

let pressed = false;
for (const eventType of ['pointerdown', 'pointerup', 'pointercancel'])
  addEventListener(eventType, () => (pressed = eventType === 'pointerdown'), {
    capture: true,
    passive: true,
  });

/** Waits until no pointer is pressed. React may replace the element under it, and the click would be lost. */
async function pointerReleased() {
  while (pressed) await new Promise(requestAnimationFrame);
}

const requested = new WeakSet<Element>();
const timeouts = new WeakMap<Element, ReturnType<typeof setTimeout>>();
const hydrators = new WeakMap<Element, () => Promise<void>>();

/** Hydrates an island on `requestHydration`, or when Astro's island runtime calls it, whichever is later. */
export const directive: ClientDirective = (load, _options, island) => {
  const hydrateIsland = async () => {
    const hydrate = await load();
    await pointerReleased();
    await hydrate();
  };
  hydrators.set(island, hydrateIsland);
  if (requested.has(island)) void hydrateIsland();
};

/** The island that contains the target, if it is not hydrated. */
const islandOf = ({ target }: Pick<Event, 'target'>): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`astro-island:not([${hydratedAttribute}])`) : null;

const handleDeferred = deferEarlyEvents(islandOf);

const stopTimeout = (island: Element) => {
  clearTimeout(timeouts.get(island));
  timeouts.delete(island);
};
/** Also after the timeout, although files that hang may still arrive and hydrate the island. */
const showFailure = (island: Element) => {
  stopTimeout(island);
  island.setAttribute(hydrationFailedAttribute, '');
  handleDeferred(island, false);
};
const fail = (island: Element) => {
  requested.delete(island);
  showFailure(island);
};

/**
 * Hydrates the island that contains the target, if it is not hydrated yet. When that fails or takes too long, it sets
 * `hydrationFailedAttribute` on the island, and the next request tries again.
 */
export function requestHydration(event: Pick<Event, 'target'>): void {
  const island = islandOf(event);
  if (!island) return;
  if (!timeouts.has(island)) timeouts.set(island, setTimeout(showFailure, timeoutMs, island));
  if (requested.has(island)) return;
  requested.add(island);
  loadIsland(island).catch(() => fail(island));
  void hydrators.get(island)?.();
}

document.addEventListener(hydratedEvent, ({ target }) => {
  const island = target instanceof Element && target.closest('astro-island');
  if (!island) return;
  stopTimeout(island);
  handleDeferred(island, true);
});
document.addEventListener('astro:hydration-error', (event) => {
  const island = islandOf(event);
  if (!island) return;
  event.preventDefault();
  fail(island);
});
