import { failedAttribute, hydratedEvent } from '../../contract.ts';
import { closestIsland, isHydrated } from './closest-island.ts';

/** How long a click stays pending before the visitor is told that nothing came of it, in milliseconds. */
const timeout = 10_000;

/** Which of its buttons: the button itself may be another one once React has rendered the island anew. */
const pending = new WeakMap<HTMLElement, number>();

const buttonsOf = (island: HTMLElement) => [...island.querySelectorAll('button')];

/** Keeps a click on a button that comes before its island is hydrated pending, and clicks the button then. */
export function deferClicks(directive: string): void {
  document.addEventListener(
    'click',
    (event) => {
      const island = closestIsland(event, directive);
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!island || !button || isHydrated(island)) return;
      pending.set(island, buttonsOf(island).indexOf(button));
      setTimeout(expireClick, timeout, island);
    },
    true,
  );
  document.addEventListener(hydratedEvent, (event) => {
    const island = closestIsland(event, directive);
    if (island) removePending(island)?.click();
  });
}

/** Ends a pending click, which must not come true minutes later, and tells what the button says then. */
export function expireClick(island: HTMLElement): void {
  const failed = removePending(island)?.getAttribute(failedAttribute);
  if (failed) alert(failed);
}

function removePending(island: HTMLElement): HTMLButtonElement | undefined {
  const index = pending.get(island);
  pending.delete(island);
  return index === undefined ? undefined : buttonsOf(island)[index];
}
