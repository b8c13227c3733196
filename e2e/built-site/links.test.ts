import { expect, test } from '@playwright/test';
import { documentedLabels, documentedLinks, documentedMenus } from '../support/documented-links.ts';
import { textOf, unchangedSite } from '../support/sites/built-site.ts';

const hrefOf = (link: Element) => link.getAttribute('href') ?? '';

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

test('the header and the footer of every page have the documented links and labels in their order', () => {
  for (const page of unchangedSite.pages)
    for (const [name, paths] of Object.entries(documentedMenus)) {
      const links = page.all(`nav[aria-label="${name}"] a`);
      const found = links.map(hrefOf).filter((href) => paths.includes(href));
      // A dropdown repeats the link of its entry with another label.
      expect.soft([...new Set(found)], `${page.path}: ${name}`).toEqual(paths);
      for (const [path, label] of Object.entries(documentedLabels[name] ?? {}))
        expect.soft(textOf(links.find((link) => hrefOf(link) === path)), page.path).toBe(label);
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
    expect.soft(marked.map(hrefOf), path).toEqual([section]);
  }
});

test('/services and /solutions have the same “I need …” links', () => {
  const links = (path: string) => unchangedSite.page(path).all('.chooser ul a').map(hrefOf);
  expect(links('/services').length).toBeGreaterThan(1);
  expect(links('/solutions')).toEqual(links('/services'));
});
