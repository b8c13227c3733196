import { type RefObject, useEffect } from 'react';

const openOnes = (root: Element) => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];

/**
 * What the menus cannot do as plain HTML: close on a click outside and on Escape, with focus back on the button that
 * opened them. The `open` state stays the document's, so what was opened before hydration stays open. A dropdown that
 * hover opened is put away by Escape too, until the pointer leaves it (WCAG 2.2, 1.4.13).
 */
export function useMenus(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = menu.current;
    if (!root) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && root.contains(event.target)) return;
      for (const details of openOnes(root)) details.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      if (root.matches(':hover')) root.dataset.dismissed = '';
      // The innermost goes first: a dropdown before the menu that holds it.
      const details = openOnes(root).at(-1);
      if (!details) return;
      details.open = false;
      if (root.contains(document.activeElement) || document.activeElement === document.body)
        details.querySelector('summary')?.focus();
    };
    const leave = () => delete root.dataset.dismissed;
    document.addEventListener('click', outside);
    document.addEventListener('keydown', escape);
    root.addEventListener('pointerleave', leave);
    return () => {
      document.removeEventListener('click', outside);
      document.removeEventListener('keydown', escape);
      root.removeEventListener('pointerleave', leave);
    };
  }, [menu]);
}
