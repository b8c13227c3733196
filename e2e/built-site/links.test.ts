import { expect, test } from '@playwright/test';
import { documentedLinks, footerColumns, headerMenu, type Menu } from './documented-links.ts';
import { textOf, unchangedSite } from '../support/sites/built-site.ts';

test('the main part of a page has the links of the product document', () => {
  for (const [path, links] of Object.entries(documentedLinks))
    for (const link of links) {
      const { document } = unchangedSite.page(path);
      // Breadcrumbs do not count.
      const found = document.querySelector(`main a[href="${link}"]:not(nav a)`);
      expect.soft(found, `${link} of ${path}`).not.toBeNull();
    }
  expect(textOf(unchangedSite.page('/interns').document.body)).toContain("I'm interested");
});

/** The documented links of an element in the order of the page. A label is undefined if the product document quotes none. */
function documentedIn(element: Element | null, menu: Menu): (readonly [string, string | undefined])[] {
  const labels = new Map<string, string>();
  for (const link of element?.querySelectorAll('a') ?? []) {
    const href = link.getAttribute('href') ?? '';
    // A dropdown repeats the link of its entry with another label.
    if (href in menu && !labels.has(href)) labels.set(href, textOf(link));
  }
  return [...labels].map(([href, label]) => [href, menu[href] && label]);
}

test('the header and the footer of every page have the documented links in their order', () => {
  for (const { path, document } of unchangedSite.pages) {
    const nav = (name: string) => document.querySelector(`nav[aria-label="${name}"]`);
    expect.soft(documentedIn(nav('Main'), headerMenu), path).toEqual(Object.entries(headerMenu));
    for (const [heading, menu] of Object.entries(footerColumns))
      expect.soft(documentedIn(nav(heading), menu), path).toEqual(Object.entries(menu));
  }
});

test('the header marks the section that a page belongs to', () => {
  for (const [path, section] of [
    ['/vision', '/about'],
    ['/morebrand', '/services'],
    ['/moresolution', '/solutions'],
    ['/positions', '/careers'],
    ['/freshers', '/interns'],
  ] as const) {
    const marked = unchangedSite.page(path).all('header [aria-current=true]');
    const paths = marked.map((link) => link.getAttribute('href'));
    expect.soft(paths, path).toEqual([section]);
  }
});

test('/services and /solutions have the same “I need …” links', () => {
  const links = (path: string) =>
    unchangedSite
      .page(path)
      .all('.chooser ul a')
      .map((link) => link.getAttribute('href'));
  expect(links('/services').length).toBeGreaterThan(1);
  expect(links('/solutions')).toEqual(links('/services'));
});
