import type { ClientDirective } from 'astro';
import { around, onceParsed } from './around.ts';
import { ask } from './ask.ts';
import { holdPresses, letGo } from './held-press.ts';
import { menus } from './menus.ts';

const name = 'intent';
const wanted = new WeakSet<HTMLElement>();
const starts = new WeakMap<HTMLElement, () => void>();

/**
 * Hydrates an island at the first touch, hover, focus or key inside it; until then it is plain HTML, and nothing is
 * asked for, Astro's runtime included. The value of the directive is a selector: where it matches, the island hydrates
 * as soon as the page is idle.
 *
 * Links, boxes and `<details>` work meanwhile by themselves. A press of a button that comes too early is held.
 */
const intent: ClientDirective = (load, _options, island) => {
  const start = async () => {
    const hydrate = await load();
    await hydrate();
  };
  starts.set(island, start);
  if (wanted.has(island)) void start();
};

function want(island: HTMLElement) {
  if (wanted.has(island)) return;
  wanted.add(island);
  ask(island).catch(() => fail(island));
  starts.get(island)?.();
}

/** What is inside still works as plain HTML; the next touch tries again. */
function fail(island: HTMLElement) {
  wanted.delete(island);
  letGo(island);
}

for (const sign of ['pointerdown', 'pointerover', 'focusin', 'keydown'])
  document.addEventListener(
    sign,
    (event) => {
      const island = around(event, name);
      if (island) want(island);
    },
    { passive: true },
  );
document.addEventListener('astro:hydration-error', (event) => {
  const island = around(event, name);
  if (!island) return;
  event.preventDefault();
  fail(island);
});
holdPresses(name);
menus();

// Safari has no requestIdleCallback.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);

/** The selector that stands as the value of the directive. */
function valueOf(island: HTMLElement): string | undefined {
  const { value }: { value?: unknown } = JSON.parse(island.getAttribute('opts') ?? '{}');
  return typeof value === 'string' ? value : undefined;
}

onceParsed(() => {
  for (const island of document.querySelectorAll<HTMLElement>(`astro-island[client="${name}"]`)) {
    const selector = valueOf(island);
    if (selector && document.querySelector(selector)) whenIdle(() => want(island));
  }
});

export default intent;
