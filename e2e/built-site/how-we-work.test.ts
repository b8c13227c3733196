import { expect, test } from '@playwright/test';
import { reply } from '../../src/messages/reply.ts';
import { site } from '../../src/site.ts';
import { changed } from '../support/changed-site.ts';
import { type BuiltSite, changedSite, textOf, unchangedSite } from '../support/built-site.ts';

const mainOf = (site: BuiltSite, path: string) => site.page(path).main;

test('“How we work” is on three pages with the time of a reply, and the other pages link to it', () => {
  const steps = (path: string) =>
    [...mainOf(changedSite, path).querySelectorAll('ol:has(h3) li')].map(textOf);
  expect(steps('/').length).toBeGreaterThan(1);
  for (const path of ['/', '/contact', '/moresolution']) {
    expect.soft(steps(path), path).toEqual(steps('/'));
    const main = textOf(mainOf(changedSite, path));
    expect.soft(main, path).toContain(reply(changed.replyToClientsWithin));
  }
  for (const path of ['/moredev', '/networksolution', changed.service.path]) {
    expect.soft(steps(path), path).toEqual([]);
    expect.soft(mainOf(changedSite, path).querySelector('a[href="/#how-we-work"]'), path).not.toBeNull();
  }
  // Without the field, the page must not have half of the sentence.
  if (!site.replyToClientsWithin)
    expect(textOf(mainOf(unchangedSite, '/'))).not.toMatch(new RegExp(reply('.*')));
});
