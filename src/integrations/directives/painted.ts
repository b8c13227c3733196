import type { ClientDirective } from 'astro';
import { hydratedEvent, stuckEvent } from '../../contract.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { afterParsing, closestIsland, isHydrated } from './closest-island.ts';
import { loadIsland } from './load-island.ts';

const name = 'painted';

/** How long the chunks may stay without an answer before the visitor is told, in milliseconds. */
const timeout = 10_000;

/**
 * Hydrates an island right after the first frame. A submit that comes before React has committed is pending until then;
 * when the chunks fail or hang, `stuckEvent` is raised on the island.
 */
const painted: ClientDirective = async (load) => {
  const hydrate = await load();
  await hydrate();
};

/** Islands whose form was submitted too early; an island has one form, whose button has no name. */
const pending = new WeakSet<HTMLElement>();
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

document.addEventListener(
  'submit',
  (event) => {
    const island = closestIsland(event, name);
    if (!island || isHydrated(island)) return;
    event.preventDefault();
    event.stopPropagation();
    pending.add(island);
  },
  true,
);
document.addEventListener(hydratedEvent, (event) => {
  const island = closestIsland(event, name);
  if (!island) return;
  clearTimeout(timers.get(island));
  // Not the form of the event: React may have rendered the island anew.
  // And by its button, since Safari before 16 has no requestSubmit().
  if (pending.delete(island)) island.querySelector<HTMLElement>('button:not([type])')?.click();
});
document.addEventListener('astro:hydration-error', (event) => {
  const island = closestIsland(event, name);
  if (!island) return;
  event.preventDefault();
  stuck(island);
});

function stuck(island: HTMLElement) {
  clearTimeout(timers.get(island));
  island.dispatchEvent(new Event(stuckEvent, { bubbles: true }));
}

function start() {
  for (const island of document.querySelectorAll<HTMLElement>(`astro-island[client="${name}"]`)) {
    // Another island may have brought the runtime already.
    if (isHydrated(island)) continue;
    timers.set(island, setTimeout(stuck, timeout, island));
    loadIsland(island).catch(() => stuck(island));
  }
}

afterParsing(() => afterFirstPaint(start));

export default painted;
