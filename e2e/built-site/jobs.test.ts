import { expect, test } from '@playwright/test';
import { notOpen } from '../../src/messages/job.ts';
import { reply } from '../../src/messages/reply.ts';
import { changed } from '../support/sites/changed-site.ts';
import { changedSite, textOf } from '../support/sites/built-site.ts';

const { job, closedJob, expiredJob } = changed;
const textAt = (path: string) => changedSite.page(path).mainText;

test('a visitor of a closed or expired position reads that it isn’t open, and finds no link to apply', () => {
  for (const { path, title } of [closedJob, expiredJob]) {
    const page = changedSite.page(path);
    expect(page.all('h1').map(textOf)).toEqual([title]);
    expect(page.mainText, path).toContain(notOpen);
    const links = page.all('main a').map((link) => link.outerHTML);
    expect(links.join()).toContain('href="/positions"');
    expect(links.join()).not.toMatch(/apply|interns|mailto/i);
    expect(page.mainText).not.toContain('Email us');
  }
});

test('applicants read when to expect a reply, and how the company recruits', () => {
  const text = reply(changed.replyWithin);
  const notice = changed.recruiting.replace('{email}', changed.email);
  for (const path of [job.path, '/apply', '/freshers']) expect.soft(textAt(path), path).toContain(text);
  for (const path of [job.path, '/careers', '/freshers']) expect.soft(textAt(path), path).toContain(notice);
  expect(textAt(closedJob.path)).not.toContain(text);
});

test('a position says which facts are missing', () => {
  expect(textAt(job.path)).toContain('Email us for the hours, duration and start date.');
});

test('the form suggests open positions and areas, each once', () => {
  const page = changedSite.page('/apply');
  const suggested = page.all('datalist#positions option').map((option) => option.getAttribute('value'));
  expect(suggested).toEqual(expect.arrayContaining([job.title, changed.area]));
  for (const { title } of [closedJob, expiredJob]) expect(suggested).not.toContain(title);
  expect(suggested).toEqual([...new Set(suggested)]);
  expect(page.all('#position')[0]?.getAttribute('list')).toBe('positions');
});
