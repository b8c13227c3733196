import { expect, test } from '@playwright/test';
import { site } from '../../src/site.ts';
import { changed } from '../support/changed-site.ts';
import { type BuiltSite, changedSite, builtPageAt, textOf, unchangedSite } from '../support/built-site.ts';

const mainOf = (site: BuiltSite, path: string) => builtPageAt(site, path).main;

test('“How we work” is on three pages with the time of a reply, and the other pages link to it', () => {
  const steps = (path: string) =>
    [...mainOf(changedSite, path).querySelectorAll('ol:has(h3) li')].map(textOf);
  expect(steps('/').length).toBeGreaterThan(1);
  for (const path of ['/', '/contact', '/moresolution']) {
    expect.soft(steps(path), path).toEqual(steps('/'));
    const main = textOf(mainOf(changedSite, path));
    expect.soft(main, path).toContain(`We reply ${changed.replyToClientsWithin}.`);
  }
  for (const path of ['/moredev', '/networksolution', changed.service.path]) {
    expect.soft(steps(path), path).toEqual([]);
    expect.soft(mainOf(changedSite, path).querySelector('a[href="/#how-we-work"]'), path).not.toBeNull();
  }
  // Without the field, the page must not have half of the sentence.
  if (!site.replyToClientsWithin) expect(textOf(mainOf(unchangedSite, '/'))).not.toContain('We reply');
});

test('the pages of services and solutions have the same links from a need to its page', () => {
  const links = (path: string) => {
    const list = mainOf(unchangedSite, path).querySelector('ul.chips');
    return [...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  };
  expect(links('/services').length).toBeGreaterThan(1);
  expect(links('/solutions')).toEqual(links('/services'));
});

test('a product states its availability once the owner wrote it', () => {
  expect(textOf(mainOf(changedSite, '/products'))).toContain(changed.availability);
});
