import { type RefObject, useEffect } from 'react';

const open = (root: Element) => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];

/**
 * What the menus cannot do as plain HTML: close on a click outside and on Escape, with focus back on the button that
 * opened them. The `open` state stays the document's, so what was opened before hydration stays open.
 */
export function useMenus(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = menu.current;
    if (!root) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && root.contains(event.target)) return;
      for (const details of open(root)) details.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The innermost goes first: a dropdown before the menu that holds it.
      const details = open(root).at(-1);
      if (!details) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('click', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('click', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [menu]);
}
