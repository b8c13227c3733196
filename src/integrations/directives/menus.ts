import { pageAttribute } from '../../contract.ts';

/** Two activations of a dropdown within this time, in milliseconds, lead to the page of the entry. */
const doubleClick = 400;

/**
 * What menus do whether or not their island is hydrated: on narrow windows a double click on a dropdown leads to its
 * page, and every menu closes on a route change. On `pagehide`, so that a page that comes back from the browser's cache
 * shows none open; on a click, since a link to the current anchor raises no event of its own.
 */
export function menus(): void {
  let last: { summary: Element; at: number } | undefined;
  document.addEventListener('click', (event) => {
    const summary =
      event.target instanceof Element ? event.target.closest(`summary[${pageAttribute}]`) : null;
    const href = summary?.getAttribute(pageAttribute);
    if (!summary || !href || !matchMedia('(max-width: 768px)').matches) return;
    if (last?.summary === summary && event.timeStamp - last.at < doubleClick) location.assign(href);
    last = { summary, at: event.timeStamp };
  });
  const close = () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('astro-island details[open]'))
      details.open = false;
  };
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('astro-island a[href*="#"]');
    if (link && link.pathname === location.pathname) close();
  });
  addEventListener('pagehide', close);
  addEventListener('hashchange', close);
}
