import { type RefObject, useEffect } from 'react';

const openIn = (root: Element) => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];

/** Closes the other dropdowns, for browsers that do not support the `name` of `<details>`. */
function closeOthers(root: Element, opened: HTMLDetailsElement) {
  const name = opened.getAttribute('name');
  for (const details of openIn(root))
    if (name && details !== opened && details.getAttribute('name') === name) details.open = false;
}

/**
 * Allows one open dropdown, and closes menus by a click outside and by Escape. Escape or a click on a link also hides a
 * dropdown that hover opened, until the pointer returns (WCAG 2.2, 1.4.13). The rest of the behaviour: see `Dropdown.tsx`.
 */
export function useMenus(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = menu.current;
    if (!root) return undefined;
    // `data-dismissed` is read by `Dropdown.module.css`.
    const dismissHover = () => (root.dataset.dismissed = '');
    const onClick = ({ target }: Event) => {
      const inside = target instanceof Element && root.contains(target);
      if (!inside) for (const details of openIn(root)) details.open = false;
      else if (target.closest('a')) dismissHover();
    };
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) closeOthers(root, target);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || document.querySelector('dialog[open]')) return;
      if (root.matches(':hover')) dismissHover();
      // The last one is the innermost: a dropdown closes before the menu that contains it.
      const details = openIn(root).at(-1);
      if (!details) return;
      details.open = false;
      if (root.contains(document.activeElement) || document.activeElement === document.body)
        details.querySelector('summary')?.focus();
    };
    const onPointerEnter = () => delete root.dataset.dismissed;
    // Several may have been opened before hydration. The one with the focus stays open.
    const early = document.activeElement?.closest<HTMLDetailsElement>('details[name][open]');
    if (early) closeOthers(root, early);
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    root.addEventListener('toggle', onToggle, { capture: true, signal });
    root.addEventListener('pointerenter', onPointerEnter, { signal });
    return () => controller.abort();
  }, [menu]);
}
