import { expect, test } from '@playwright/test';
import { site as company } from '../../src/site.ts';
import { documentedLinks, footerColumns, headerMenu, type Menu, offerPages } from './documented-links.ts';
import { builtSites, pageAt, unchangedSite, textOf } from './built-site.ts';

for (const site of builtSites)
  test.describe(site.name, () => {
    test('every page has one heading of level 1, and the header and the footer of the company', () => {
      for (const { path, document } of site.pages) {
        expect.soft(document.querySelectorAll('h1'), path).toHaveLength(1);
        expect.soft(textOf(document.querySelector('h1')), path).not.toBe('');
        const brand = document.querySelector('header a[href="/"]');
        expect.soft(textOf(brand), path).toBe(site.company);
        expect.soft(document.querySelectorAll('header nav a'), path).not.toHaveLength(0);
        expect.soft(textOf(document.querySelector('footer')), path).toMatch(/© \d{4}/);
        expect.soft(textOf(document.querySelector('footer')), path).toContain(site.company);
        expect.soft(textOf(document.querySelector('footer')), path).toContain(company.tagline);
      }
    });

    test('every page but the home page has breadcrumbs from the home page to itself', () => {
      for (const { path, document } of site.pages) {
        const items = document.querySelectorAll('nav[aria-label=Breadcrumb] li');
        if (path === '/' || path === '/home') expect.soft(items, path).toHaveLength(0);
        else {
          expect.soft(items[0]?.querySelector('a')?.getAttribute('href'), path).toBe('/');
          expect.soft(items[items.length - 1]?.getAttribute('aria-current'), path).toBe('page');
        }
      }
    });

    test('no field is announced as invalid before it was touched', () => {
      // Otherwise a browser announces a required field that is empty.
      for (const { path, document } of site.pages)
        for (const input of document.querySelectorAll('main input'))
          expect.soft(input.getAttribute('aria-invalid'), `${path} ${input.id}`).toBe('false');
    });

    test('the icon of every page is in its HTML, which saves a request', () => {
      for (const { path, document } of site.pages)
        expect.soft(document.querySelector('link[rel=icon]')?.getAttribute('href'), path).toMatch(/^data:/);
    });
  });

test('password managers know the fields of each form for accounts', () => {
  for (const [path, tokens] of [
    ['/login', ['username', 'current-password']],
    ['/signup', ['username', 'name', 'email', 'new-password']],
    ['/forgotpassword', ['username', 'new-password']],
  ] as const) {
    const inputs = pageAt(unchangedSite, path).html.matchAll(/<input[^>]* autocomplete="([^"]+)"/gi);
    expect
      .soft(
        [...inputs].map(([, token]) => token),
        path,
      )
      .toEqual(tokens);
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
    const marked = pageAt(unchangedSite, path).document.querySelectorAll('header [aria-current=true]');
    expect
      .soft(
        [...marked].map((link) => link.getAttribute('href')),
        path,
      )
      .toEqual([section]);
  }
});

test('the names of the company and of its products are not translated', () => {
  const { document } = pageAt(unchangedSite, '/products');
  for (const name of ['header a[href="/"]', 'main h2'])
    expect.soft(document.querySelector(`${name}[translate=no], ${name} [translate=no]`), name).not.toBeNull();
});

test('the main part of a page has the links of the product document', () => {
  for (const [path, links] of Object.entries(documentedLinks))
    for (const link of links) {
      const { document } = pageAt(unchangedSite, path);
      // Not one of the breadcrumbs.
      const found = document.querySelector(`main a[href="${link}"]:not(nav a)`);
      expect.soft(found, `${link} of ${path}`).not.toBeNull();
    }
});

test('the page of each service and each solution has an illustration with a text', () => {
  for (const path of offerPages) {
    const image = pageAt(unchangedSite, path).document.querySelector('main :is(img, [role=img])');
    expect.soft(image?.getAttribute('alt') ?? image?.getAttribute('aria-label'), path).toMatch(/\S/);
  }
});

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
  for (const { path, document } of unchangedSite.pages) {
    const nav = (name: string) => document.querySelector(`nav[aria-label="${name}"]`);
    expect.soft(documented(nav('Main'), headerMenu), path).toEqual(Object.entries(headerMenu));
    for (const [heading, menu] of Object.entries(footerColumns))
      expect.soft(documented(nav(heading), menu), path).toEqual(Object.entries(menu));
  }
});
