import { expect, test } from '@playwright/test';
import { reply } from '../../src/messages/reply.ts';
import { site } from '../../src/site.ts';
import { changed } from '../support/sites/changed-site.ts';
import { changedSite, textOf, unchangedSite } from '../support/sites/built-site.ts';

test('“How we work” is on three pages with the time of a reply, and pages of services and solutions link to it', () => {
  const steps = (path: string) => changedSite.page(path).all('ol:has(h3) li').map(textOf);
  expect(steps('/').length).toBeGreaterThan(1);
  for (const path of ['/', '/contact', '/moresolution']) {
    expect.soft(steps(path), path).toEqual(steps('/'));
    expect.soft(changedSite.page(path).mainText, path).toContain(reply(changed.replyToClientsWithin));
  }
  for (const path of ['/moredev', '/networksolution', changed.service.path]) {
    expect.soft(steps(path), path).toEqual([]);
    expect.soft(changedSite.page(path).all('main a[href="/#how-we-work"]'), path).not.toEqual([]);
  }
  // Without the field, the page must not have half of the sentence.
  if (!site.replyToClientsWithin)
    expect(unchangedSite.page('/').mainText).not.toMatch(new RegExp(reply('.*')));
});
