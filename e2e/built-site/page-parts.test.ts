import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import { expect, test } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { changed } from '../support/sites/changed-site.ts';
import { allPages, builtSites, changedSite, textOf, unchangedSite } from '../support/sites/built-site.ts';

for (const site of builtSites)
  test(`every page of ${site.name} has the name of the company, breadcrumbs and an icon`, () => {
    for (const page of site.pages) {
      const { path, document } = page;
      expect.soft(textOf(document.querySelector('header a[href="/"]')), path).toBe(site.company);
      const footer = textOf(document.querySelector('footer'));
      expect.soft(footer, path).toMatch(/© \d{4}/);
      expect.soft(footer, path).toContain(site.company);
      const parents = page.all('nav[aria-label=Breadcrumb] a');
      const isHome = path === '/' || path === '/home';
      expect.soft(parents[0]?.getAttribute('href'), path).toBe(isHome ? undefined : '/');
      // A data URI saves a request.
      expect.soft(document.querySelector('link[rel=icon]')?.getAttribute('href'), path).toMatch(/^data:/);
    }
  });

test('reader views keep the introduction of a page and its sections', () => {
  for (const { path, html } of allPages) {
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
    expect.soft(lost.length, `${path}: ${lost.join()}`).toBeLessThanOrEqual(Math.max(1, headings.length / 4));
  }
});

test('`name` in site.yaml renames the company everywhere', () => {
  const files = globSync('**/*', { cwd: changedSite.dir }).map((file) => join(changedSite.dir, file));
  for (const file of files.filter((file) => statSync(file).isFile()))
    expect.soft(readFileSync(file).includes(unchangedSite.company), file).toBe(false);
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

test('a product states its availability once the owner wrote it', () => {
  expect(changedSite.page('/products').mainText).toContain(changed.availability);
});
