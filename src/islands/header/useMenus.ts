import { type RefObject, useEffect } from 'react';

const entries = ':has(> details[name])';
const openIn = (root: Element) => [...root.querySelectorAll<HTMLDetailsElement>('details[open]')];

/** Closes the other dropdowns. Chrome before 120, Firefox before 130 and Safari before 17.2 ignore the `name` of `<details>`. */
function closeOthers(root: Element, opened: Element) {
  for (const details of openIn(root))
    if (details !== opened && details.hasAttribute('name')) details.open = false;
}

/**
 * The behaviour of the menus after hydration; the rest is in `earlyMenus.ts`. It allows one open dropdown, and closes menus by
 * Escape and when the focus leaves them. Hover opens no dropdown beside an open one, and after Escape or a click in the menu
 * none until the pointer returns (WCAG 2.2, 1.4.13): a second click on a toggle closes its dropdown.
 */
export function useMenus(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = menu.current;
    if (!root) return undefined;
    // `data-dismissed` is read by `Dropdown.module.css`.
    const dismissHover = () => root.querySelector(`${entries}:hover`)?.setAttribute('data-dismissed', '');
    const onPointerEnter = ({ target }: Event) => {
      if (target instanceof Element && target.matches(entries))
        target.toggleAttribute('data-dismissed', openIn(root).length > 0);
    };
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) closeOthers(root, target);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || document.querySelector('dialog[open]')) return;
      dismissHover();
      // The last one is the innermost: a dropdown closes before the menu that contains it.
      const details = openIn(root).at(-1);
      if (!details) return;
      details.open = false;
      if (root.contains(document.activeElement) || document.activeElement === document.body)
        details.querySelector('summary')?.focus();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const open = openIn(root);
      // In a narrow window the first one is the menu itself. A dropdown in it stays open, since closing moves the list.
      if (!(relatedTarget instanceof Node) || open[0]?.parentElement?.contains(relatedTarget)) return;
      for (const details of open) details.open = false;
    };
    // Several may have been opened before hydration. The one with the focus stays open.
    const early = document.activeElement?.closest('details[name][open]');
    if (early) closeOthers(root, early);
    if (openIn(root).length > 0) dismissHover();
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', onKeyDown, { signal });
    root.addEventListener('click', dismissHover, { signal });
    root.addEventListener('focusout', onFocusOut, { signal });
    root.addEventListener('toggle', onToggle, { capture: true, signal });
    root.addEventListener('pointerenter', onPointerEnter, { capture: true, signal });
    return () => controller.abort();
  }, [menu]);
}
