import type { ClientDirective } from 'astro';
import { askForChunks } from './chunks.ts';
import { menus } from './menus.ts';

const signs = ['pointerdown', 'pointerenter', 'focusin', 'keydown'];

/**
 * Hydrates an island at the first touch, hover, focus or key inside it; until then it is plain HTML. The value of the
 * directive is a selector: where it matches, the island hydrates as soon as the page is idle.
 *
 * Links, boxes and `<details>` work meanwhile by themselves. A press of a button that comes too early is held and
 * given to it once React has committed.
 */
const intent: ClientDirective = (load, { value }, island) => {
  let held: HTMLElement | undefined;
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) held = button;
  };
  const ready = () => {
    island.removeEventListener('click', hold, true);
    held?.click();
  };
  const start = async () => {
    for (const sign of signs) island.removeEventListener(sign, start);
    askForChunks(island);
    const hydrate = await load();
    await hydrate();
  };
  const arm = () => {
    for (const sign of signs) island.addEventListener(sign, start, { passive: true });
  };
  arm();
  menus(island);
  island.addEventListener('click', hold, true);
  island.addEventListener('island:ready', ready, { once: true });
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    // What is inside still works as plain HTML; the next touch tries again.
    arm();
  });
  if (typeof value === 'string' && document.querySelector(value)) whenIdle(start);
};

// Safari has no requestIdleCallback.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);

export default intent;
