import { pageAttribute } from '../../dom-contract.ts';

/** Two clicks on a dropdown within this time lead to the page of its entry. */
const doubleClickMs = 400;

/**
 * The behaviour of the menus that must work before hydration; the rest is `islands/header/useMenus.ts`. On narrow windows a
 * double click on a dropdown leads to its page. Every menu closes on a route change: on `pagehide`, so that a page in the
 * back/forward cache has none open, and on a click, since a link to the current anchor dispatches no event of its own.
 */
export function menus(): void {
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
    if (!summary || !matchMedia('(max-width: 768px)').matches) return;
    if (last?.summary === summary && time - last.time < doubleClickMs)
      location.assign(summary.getAttribute(pageAttribute) ?? '');
    last = { summary, time };
  });
  addEventListener('pagehide', close);
  addEventListener('hashchange', close);
}
