import { around, isAwake } from './around.ts';

/** How long a press waits for its island before the visitor is told that nothing came of it, in milliseconds. */
const patience = 10_000;

const presses = new WeakMap<HTMLElement, HTMLButtonElement>();

/** Holds a press of a button that comes before its island is awake, and gives it to the button then. */
export function holdPresses(directive: string): void {
  document.addEventListener(
    'click',
    (event) => {
      const island = around(event, directive);
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!island || !button || isAwake(island)) return;
      presses.set(island, button);
      setTimeout(letGo, patience, island);
    },
    true,
  );
  document.addEventListener('island:ready', (event) => {
    const island = around(event, directive);
    if (island) take(island)?.click();
  });
}

/** Ends the waiting of a press, which must not come true minutes later: what the button says then is told. */
export function letGo(island: HTMLElement): void {
  const failed = take(island)?.dataset['failed'];
  if (failed) alert(failed);
}

function take(island: HTMLElement): HTMLButtonElement | undefined {
  const button = presses.get(island);
  presses.delete(island);
  return button;
}
