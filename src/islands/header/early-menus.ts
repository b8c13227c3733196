import { pageAttribute } from '../../dom-contract.ts';

/** Two clicks within this time are a double click. */
const doubleClickMs = 400;

/**
 * The behaviour of the menus that must work before hydration; the rest is in `islands/header/useMenus.ts`. In a narrow window
 * a double click on a dropdown opens its page. All menus close on a route change: on `pagehide`, so that none is open in the
 * back/forward cache, and on a click, since a link to the current anchor dispatches no `hashchange`.
 */
export function addMenuListeners(): void {
  /** The dropdown of the last click; undefined if that was elsewhere. */
  let last: { summary: Element; time: number } | undefined;
  const close = () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('astro-island details[open]'))
      details.open = false;
  };
  document.addEventListener('click', ({ target, timeStamp: time }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('astro-island a[href*="#"]');
    if (link?.pathname === location.pathname) close();
    const summary = target.closest(`summary[${pageAttribute}]`);
    const isNarrow = matchMedia('(max-width: 768px)').matches;
    if (summary && isNarrow && last?.summary === summary && time - last.time < doubleClickMs)
      location.assign(summary.getAttribute(pageAttribute) ?? '');
    last = summary ? { summary, time } : undefined;
  });
  addEventListener('pagehide', close);
  addEventListener('hashchange', close);
}
