import { type RefObject, useEffect } from 'react';

const openOnes = (root: Element) => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];

/** Closes the other dropdowns, where the browser doesn't know that a name on `<details>` means one at a time. */
function closeOthers(root: Element, opened: HTMLDetailsElement) {
  const name = opened.getAttribute('name');
  for (const details of openOnes(root))
    if (name && details.getAttribute('name') === name && details !== opened) details.open = false;
}

/**
 * What the menus cannot do as plain HTML: close on a click outside and on Escape, with focus back on the button that
 * opened them. The `open` state stays the document's, so what was opened before hydration stays open. A dropdown that
 * hover opened is put away by Escape too, until the pointer comes anew (WCAG 2.2, 1.4.13).
 */
export function useMenus(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = menu.current;
    if (!root) return undefined;
    const outside = (event: Event) => {
      if (event.target instanceof Node && root.contains(event.target)) return;
      for (const details of openOnes(root)) details.open = false;
    };
    const toggled = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) closeOthers(root, target);
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
    const enter = () => delete root.dataset.dismissed;
    // On a page that comes back from the browser's cache the pointer still counts as where it was.
    const hide = () => (root.dataset.dismissed = '');
    // Of those that were opened before this, the one that was pressed last has the focus.
    const early = document.activeElement?.closest('details') ?? openOnes(root).at(-1);
    // One that is not open yet is being pressed: were others closed now, it would move away under the press.
    if (early?.open) closeOthers(root, early);
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('click', outside, { signal });
    document.addEventListener('keydown', escape, { signal });
    root.addEventListener('toggle', toggled, { capture: true, signal });
    root.addEventListener('pointerenter', enter, { signal });
    addEventListener('pagehide', hide, { signal });
    return () => end.abort();
  }, [menu]);
}
