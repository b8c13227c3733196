import type { ClientDirective } from 'astro';
import { hydratedEvent, hydrationFailedAttribute } from '../dom-contract.ts';
import { islandOf, settlePress } from './deferred-press.ts';
import { loadIsland } from './load-island.ts';

/** An island counts as failed when none of its files has arrived for this time. On 2G all of them take 10 s. */
const timeoutMs = 30_000;

/** A press lasts at most this long. Its release may never be reported, for example after a drag of a scroll bar. */
const pressMs = 1000;

/** When the primary button was pressed; 0 while it is not. */
let pressedAt = 0;
for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
  addEventListener(
    type,
    ({ buttons, timeStamp }) => (pressedAt = buttons === 1 ? pressedAt || timeStamp : 0),
    true,
  );

/** Waits for the end of a press. React may replace the element under the pointer, and the click would be lost. */
async function pointerReleased() {
  while (pressedAt && performance.now() - pressedAt < pressMs) await new Promise(requestAnimationFrame);
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
function startTimeout(island: Element) {
  clearTimeout(timeouts.get(island));
  timeouts.set(island, setTimeout(settle, timeoutMs, island, false));
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
  if (!timeouts.has(island)) startTimeout(island);
  if (requested.has(island)) return;
  requested.add(island);
  loadIsland(island, () => timeouts.has(island) && startTimeout(island)).catch(() => fail(island));
  void hydrators.get(island)?.();
}

document.addEventListener(hydratedEvent, ({ target }) => {
  if (target instanceof Element) settle(target, true);
});
document.addEventListener('astro:hydration-error', (event) => {
  event.preventDefault();
  if (event.target instanceof Element) fail(event.target);
});
