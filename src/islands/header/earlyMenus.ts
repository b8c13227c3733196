import { pageAttribute } from '../../dom-contract.ts';

/**
 * The behaviour of the menus that must work before hydration, as part of the inline script of `client:intent`. The rest is in
 * `useMenus.ts`, and hover in `Dropdown.module.css`. In a narrow window a double click on a dropdown opens its page, also when
 * the first click moved the list. A click outside closes all menus, and so does a route change: a click on a link, since one
 * to the current anchor dispatches no `hashchange`, and `pagehide`, so that none is open in the back/forward cache.
 */
export function addMenuListeners(): void {
  let last = { x: 0, y: 0, timeStamp: 0 };
  /** The page of the dropdown under the last click. */
  let page: string | null | undefined;
  const close = () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('header details[open]'))
      details.open = false;
  };
  const onClick = (event: MouseEvent) => {
    const { target, x, y, timeStamp, detail } = event;
    if (!(target instanceof Element)) return;
    // A pause of 400 ms and the press of the second click, at the same place but for a few pixels. By keyboard, detail is 0.
    if (page && detail && timeStamp - last.timeStamp < 500 && Math.hypot(x - last.x, y - last.y) < 24) {
      event.preventDefault();
      location.assign(page);
      return;
    }
    last = event;
    // In a wide window the first `<details>` is hidden and closed.
    page = target.closest(`details[open] + nav [${pageAttribute}]`)?.getAttribute(pageAttribute);
    if (!target.closest('header astro-island') || target.closest('a')) close();
  };
  // In the capture phase, since `deferred-press.ts` stops the propagation of some clicks.
  document.addEventListener('click', onClick, true);
  addEventListener('pagehide', close);
  addEventListener('hashchange', close);
}
