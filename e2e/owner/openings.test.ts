import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { changed } from '../scripts/changed-site.ts';
import { siteUrl } from '../scripts/sites.ts';
import { canonicalOf, changedSite, pageAt, textOf } from '../unit/built-site.ts';

const { opening, closedOpening } = changed;
const mainOf = (path: string) => pageAt(changedSite, path).document.querySelector('main');

test('the page of a new opening has a kolam', () => {
  expect(mainOf(opening.path)?.querySelector('.drawing .dots')).not.toBeNull();
});

test('the page of a closed opening stays, states that it is closed, and has no link to apply', () => {
  const main = mainOf(closedOpening.path);
  expect(textOf(main?.querySelector('h1'))).toBe(closedOpening.title);
  expect(textOf(main)).toContain('This opening is closed.');
  const links = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.outerHTML);
  expect(links.join()).toContain('href="/positions"');
  expect(links.join()).not.toMatch(/apply|interns|mailto/i);
  expect(textOf(main)).not.toContain('How to apply');
});

test('the announcement is on the pages that its hint in the editor lists, and on no others', () => {
  const pathsIn = (folder: string) =>
    globSync(`content/${folder}/*.md`).map(
      (file) => /^path: '?([^'\n]*)/m.exec(readFileSync(file, 'utf8'))?.[1],
    );
  const listed = ['/careers', '/interns', ...pathsIn('jobs'), ...pathsIn('internships')];
  const shown = changedSite.pages.flatMap((page) => {
    const bar = page.document.querySelector('[aria-label=Announcement]');
    return bar ? [[canonicalOf(page)?.replace(siteUrl, ''), textOf(bar)]] : [];
  });
  const paths = new Set(shown.map(([path]) => path));
  expect([...paths].toSorted()).toEqual([...listed, opening.path, closedOpening.path].toSorted());
  for (const [path, text] of shown)
    expect.soft(text, path).toMatch(/^(\w+|\d+) openings? for weavers\. See them$/);
});
