import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changed } from '../support/changed-site.ts';
import { documentedLinks, footerColumns, headerMenu, type Menu } from '../support/documented-links.ts';
import { builtSites, changedSite, unchangedSite, textOf, type BuiltPage } from '../support/built-site.ts';
import { Readability } from '@mozilla/readability';
import { create } from 'fontkitten';
import { parseHTML } from 'linkedom';

for (const site of builtSites)
  test(`every page of ${site.name} has the company, breadcrumbs and an icon; buttons that need a script are disabled in the HTML`, () => {
    for (const { path, document } of site.pages) {
      expect.soft(textOf(document.querySelector('header a[href="/"]')), path).toBe(site.company);
      const footer = textOf(document.querySelector('footer'));
      expect.soft(footer, path).toMatch(/© \d{4}/);
      expect.soft(footer, path).toContain(site.company);
      const parents = [...document.querySelectorAll('nav[aria-label=Breadcrumb] a')];
      const isHome = path === '/' || path === '/home';
      expect.soft(parents[0]?.getAttribute('href'), path).toBe(isHome ? undefined : '/');
      // A data URI saves a request.
      expect.soft(document.querySelector('link[rel=icon]')?.getAttribute('href'), path).toMatch(/^data:/);
      // Without the attribute, browsers announce an empty required field as invalid.
      for (const input of document.querySelectorAll('main [required]'))
        expect.soft(input.getAttribute('aria-invalid'), `${path} ${input.id}`).toBe('false');
      // A press would be lost before the script runs. Without `autocomplete`, Firefox enables the button after a reload.
      for (const button of document.querySelectorAll('button'))
        if (!button.closest('[hidden], dialog'))
          expect.soft(button.outerHTML, path).toMatch(/ disabled(?=.* autocomplete="off")/i);
    }
  });

test('reader views keep the introduction of a page and its sections', () => {
  for (const { path, html } of builtSites.flatMap(({ pages }) => pages)) {
    const { document } = parseHTML(html);
    const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(textOf);
    const leads = textsOf('.page-intro .lead');
    // Calls to action are links, not text.
    const headings = textsOf('main .section h2');
    // Readability finds no text in a short page.
    if (headings.length < 3) continue;
    const readerText = new Readability(document).parse()?.textContent?.replace(/\s+/g, ' ');
    for (const lead of leads) expect.soft(readerText, path).toContain(lead);
    // Readability drops lists of links.
    const lost = headings.filter((heading) => !readerText?.includes(heading));
    expect.soft(lost.length, `${path}: ${lost.join()}`).toBeLessThanOrEqual(headings.length / 4);
  }
});

test('one field renames the company in every file', () => {
  const files = globSync('**/*', { cwd: changedSite.dir }).map((file) => join(changedSite.dir, file));
  for (const file of files.filter((file) => statSync(file).isFile()))
    expect.soft(readFileSync(file).includes(unchangedSite.company), file).toBe(false);
});

test('password managers know the fields of each form for accounts', () => {
  const tokensOf = (path: string) =>
    Array.from(
      unchangedSite.page(path).html.matchAll(/<input[^>]* autocomplete="([^"]+)/gi),
      ([, name]) => name,
    );
  expect(tokensOf('/login')).toEqual(['username', 'current-password']);
  // The email is the login name.
  expect(tokensOf('/signup')).toEqual(['nickname', 'name', 'username', 'new-password']);
  expect(tokensOf('/forgotpassword')).toEqual(['username', 'new-password']);
});

test('the header marks the section that a page belongs to', () => {
  for (const [path, section] of [
    ['/vision', '/about'],
    ['/morebrand', '/services'],
    ['/moresolution', '/solutions'],
    ['/positions', '/careers'],
    ['/freshers', '/interns'],
  ] as const) {
    const marked = unchangedSite.page(path).document.querySelectorAll('header [aria-current=true]');
    const paths = [...marked].map((link) => link.getAttribute('href'));
    expect.soft(paths, path).toEqual([section]);
  }
});

test('the names of the company and of its products are not translated', () => {
  const { document } = unchangedSite.page('/products');
  for (const name of ['header a[href="/"]', 'main h2'])
    expect.soft(document.querySelector(`${name}[translate=no], ${name} [translate=no]`), name).not.toBeNull();
});

test('the announcement is on every page', () => {
  for (const { path, document } of changedSite.pages)
    expect
      .soft(textOf(document.querySelector('[aria-label=Announcement]')), path)
      .toBe(`News for weavers of ${changed.name}. See them`);
});

test('the pages of services and solutions have the same links from a need to its page', () => {
  const links = (path: string) => {
    const list = unchangedSite.page(path).main.querySelector('.chooser ul');
    return [...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  };
  expect(links('/services').length).toBeGreaterThan(1);
  expect(links('/solutions')).toEqual(links('/services'));
});

test('a product states its availability once the owner wrote it', () => {
  expect(textOf(changedSite.page('/products').main)).toContain(changed.availability);
});

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

/** The letters of the fonts in the page. */
function lettersOfFonts({ document }: BuiltPage): Set<string> {
  const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const fonts = [...css.matchAll(/url\(data:font\/woff2;base64,([^)]+)\)/g)];
  const codes = fonts.flatMap(([, data = '']) => {
    const font = create(Buffer.from(data, 'base64'));
    return font.isCollection ? [] : font.characterSet;
  });
  // U+FFFF marks the end of a table in the font.
  return new Set(codes.filter((code) => code !== 0xffff).map((code) => String.fromCodePoint(code)));
}

/** The letters of the texts in the heading font. */
function lettersOfHeadings({ document }: BuiltPage): Set<string> {
  const headings = [...document.querySelectorAll('h1, h2, h3, [data-heading-font]')];
  const text = headings.map((heading) => heading.textContent).join('');
  return new Set((text + text.normalize('NFC')).replace(/\s+/g, ' '));
}

for (const site of builtSites)
  test(`the heading font of every page of ${site.name} has exactly the letters of its headings`, () => {
    for (const page of site.pages) {
      const [font, headings] = [lettersOfFonts(page), lettersOfHeadings(page)];
      expect.soft([...font.difference(headings)], `${page.path}: unused letters`).toEqual([]);
      // The font has no letters of other scripts than Latin.
      const missing = [...headings.difference(font)].filter((letter) =>
        /[ -~\p{P}\p{Script=Latin}]/u.test(letter),
      );
      expect.soft(missing, `${page.path}: missing letters`).toEqual([]);
    }
  });
