import { expect, test } from '@playwright/test';
import { footerColumns, headerMenu, type Menu } from './documented-links.ts';
import { plainSite, textOf } from './built-site.ts';

/** The links of an element that the product document lists, in the order of the page, as the document has them. */
function documented(element: Element | null, menu: Menu): (readonly [string, string | undefined])[] {
  const labels = new Map<string, string>();
  for (const link of element?.querySelectorAll('a') ?? []) {
    const href = link.getAttribute('href') ?? '';
    // A dropdown repeats its entry with another label.
    if (href in menu && !labels.has(href)) labels.set(href, textOf(link));
  }
  return [...labels].map(([href, label]) => [href, menu[href] && label]);
}

test('the header and the footer of every page have the documented links in their order', () => {
  for (const { path, document } of plainSite.pages) {
    const nav = (name: string) => document.querySelector(`nav[aria-label="${name}"]`);
    expect.soft(documented(nav('Main'), headerMenu), path).toEqual(Object.entries(headerMenu));
    for (const [heading, menu] of Object.entries(footerColumns))
      expect.soft(documented(nav(heading), menu), path).toEqual(Object.entries(menu));
  }
});
