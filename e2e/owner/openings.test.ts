import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changed } from '../scripts/changed-site.ts';
import { siteUrl } from '../scripts/sites.ts';
import { announced, site } from '../../src/site.ts';
import { canonicalOf, changedSite, pageAt, textOf } from '../unit/built-site.ts';

const { opening, closedOpening } = changed;
const mainOf = (path: string) => pageAt(changedSite, path).document.querySelector('main');
const read = (file: string) =>
  readFileSync(join(changedSite.dir, file), 'utf8').replaceAll(/&(amp|#38);/g, '&');

test('the page of a new opening has a kolam', () => {
  expect(mainOf(opening.path)?.querySelector('.drawing .dots')).not.toBeNull();
});

test('the page of a closed opening stays, states that it is closed, and has no link to apply', () => {
  const main = mainOf(closedOpening.path);
  expect(textOf(main?.querySelector('h1'))).toBe(closedOpening.title);
  expect(textOf(main)).toContain('This opening is closed.');
  const links = [...(main?.querySelectorAll('a') ?? [])].map((link) => [
    textOf(link),
    link.getAttribute('href'),
  ]);
  expect(links).toContainEqual(['See the open positions', '/positions']);
  expect(links.flat().join()).not.toMatch(/apply|interns|mailto/i);
  expect(textOf(main)).not.toContain('How to apply');
});

test('a closed opening is not in the table, the feed, the sitemap or the form', () => {
  for (const text of [textOf(mainOf('/positions')), read('openings.xml'), read('apply.html')]) {
    expect(text).toContain(opening.title);
    expect(text).not.toContain(closedOpening.title);
  }
  expect(read('sitemap.xml')).toContain(`${siteUrl}${opening.path}<`);
  expect(read('sitemap.xml')).not.toContain(closedOpening.path);
});

test('the pay of an opening is in the table, on its page and in the data for job search', () => {
  const { document, html } = pageAt(changedSite, opening.path);
  const terms = [...document.querySelectorAll('main dt')];
  expect(textOf(terms.find((term) => textOf(term) === 'Pay')?.nextElementSibling)).toBe(opening.pay);
  expect(textOf(mainOf('/positions'))).toContain(opening.pay);
  const salary = { '@type': 'QuantitativeValue', minValue: 15000, maxValue: 20000, unitText: 'MONTH' };
  expect(html).toContain(JSON.stringify(salary).slice(1, -1));
});

test('the announcement is on the pages that its hint in the editor lists, and on no others', () => {
  const pathsIn = (folder: string) =>
    globSync(`content/${folder}/*.md`).map((file) => /^path: (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1]);
  const listed = Object.keys(announced).flatMap((place) => (place.startsWith('/') ? place : pathsIn(place)));
  const added = [opening.path, closedOpening.path];
  const shown = changedSite.pages
    .filter(({ document }) => document.querySelector('[aria-label=Announcement]'))
    .map((page) => canonicalOf(page)?.replace(siteUrl, ''));
  // This site always has an open opening; the owner may have emptied the text.
  const expected = site.announcement?.text ? [...listed, ...added] : [];
  expect([...new Set(shown)].toSorted()).toEqual(expected.toSorted());
});
