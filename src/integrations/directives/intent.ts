import type { ClientDirective } from 'astro';
import { signedInAttribute } from '../../contract.ts';
import { afterParsing, closestIsland } from './closest-island.ts';
import { loadIsland } from './load-island.ts';
import { menus } from './menus.ts';
import { deferClicks, expireClick } from './pending-click.ts';

const name = 'intent';
const requested = new WeakSet<HTMLElement>();
const starts = new WeakMap<HTMLElement, () => void>();

/**
 * Hydrates an island at the first touch, hover, focus or key inside it; until then it is plain HTML, and nothing is
 * loaded, Astro's runtime included.
 *
 * Links, boxes and `<details>` work meanwhile by themselves. A click on a button that comes too early stays pending.
 */
const intent: ClientDirective = (load, _options, island) => {
  const start = async () => {
    const hydrate = await load();
    await hydrate();
  };
  starts.set(island, start);
  if (requested.has(island)) void start();
};

function requestHydration(island: HTMLElement) {
  if (requested.has(island)) return;
  requested.add(island);
  loadIsland(island).catch(() => fail(island));
  starts.get(island)?.();
}

/** What is inside still works as plain HTML; the next touch tries again. */
function fail(island: HTMLElement) {
  requested.delete(island);
  expireClick(island);
}

for (const sign of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
  document.addEventListener(
    sign,
    (event) => {
      const island = closestIsland(event, name);
      if (island) requestHydration(island);
    },
    { passive: true },
  );
document.addEventListener('astro:hydration-error', (event) => {
  const island = closestIsland(event, name);
  if (!island) return;
  event.preventDefault();
  fail(island);
});
deferClicks(name);
menus();

// Safari has no requestIdleCallback.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);

// Who is signed in sees so, and can sign out, without having touched the menu.
afterParsing(() => {
  const menu = document.querySelector<HTMLElement>(`:root[${signedInAttribute}] header astro-island`);
  if (menu) whenIdle(() => requestHydration(menu));
});

export default intent;
