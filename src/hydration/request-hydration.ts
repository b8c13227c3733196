import type { ClientDirective } from 'astro';
import { hydratedEvent, hydrationFailedAttribute } from '../dom-contract.ts';
import { islandOf, settlePress } from './deferred-press.ts';
import { loadIsland } from './load-island.ts';

/** An island that is not hydrated after this time counts as failed. */
const timeoutMs = 10_000;

let pressed = false;
for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
  addEventListener(type, () => (pressed = type === 'pointerdown'), { capture: true, passive: true });

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

/** Ends the wait for an island. After the timeout, files that hang may still arrive and hydrate it. */
function settle(island: Element, isHydrated: boolean) {
  clearTimeout(timeouts.get(island));
  timeouts.delete(island);
  island.toggleAttribute(hydrationFailedAttribute, !isHydrated);
  settlePress(island, isHydrated);
}
function fail(island: Element) {
  requested.delete(island);
  settle(island, false);
}

/**
 * Hydrates the island that contains the target, if it is not hydrated yet. When that fails or takes too long, it sets
 * `hydrationFailedAttribute` on the island, and the next request tries again.
 */
export function requestHydration(event: Pick<Event, 'target'>): void {
  const island = islandOf(event);
  if (!island) return;
  if (!timeouts.has(island)) timeouts.set(island, setTimeout(settle, timeoutMs, island, false));
  if (requested.has(island)) return;
  requested.add(island);
  loadIsland(island).catch(() => fail(island));
  void hydrators.get(island)?.();
}

document.addEventListener(hydratedEvent, ({ target }) => {
  const island = target instanceof Element && target.closest('astro-island');
  if (island) settle(island, true);
});
document.addEventListener('astro:hydration-error', (event) => {
  const island = islandOf(event);
  if (!island) return;
  event.preventDefault();
  fail(island);
});
