import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Build, builds, printedBy } from '../support/builds.ts';
import { jobFile, tester } from '../support/fixtures/opening.ts';

/** A page of a built site. */
const html = ({ dist }: Build, page: string) => readFileSync(join(dist, `${page}.html`), 'utf8');

test('the build lists the values that are still placeholders, and no other', () => {
  const [, listed] =
    /content\/site\.yaml still has placeholders, .*: (.*)\.$/m.exec(printedBy(builds.changed)) ?? [];
  expect(listed?.split(', ')).toContain('email');
  expect(listed?.split(', ')).not.toContain('name');
});

test('the build names the page and the letters that the heading font does not have', () => {
  expect(printedBy(builds.changed)).toContain(
    '/vision.html: the heading font lacks ப ள ி ு ்; a fallback font shows them.',
  );
});

test('the build asks about openings that have stood open too long, and about no other', () => {
  const asked = printedBy(builds.changed).matchAll(/(content\/jobs\/\S+) postedOn: open for (\d+) days/g);
  expect([...asked].map(([, file, days]) => [file, days])).toEqual([
    [jobFile('last'), '216'],
    [jobFile('plain'), '216'],
  ]);
  expect(printedBy(builds.bare)).not.toContain('postedOn');
});

test('the build warns of a page over its budget and says by how much', () => {
  expect(printedBy(builds.options)).toMatch(/\[check-pages\] \/vision is \d+ bytes over one round trip/);
});

test('with no country set no opening is marked up, and the build says so', () => {
  expect(printedBy(builds.options)).toContain('content/site.yaml country: is not set');
  expect(html(builds.options, tester.name)).not.toContain('JobPosting');
});

test('a build without social images names none', () => {
  expect(html(builds.bare, 'index')).toContain('"og:title"');
  expect(html(builds.bare, 'index')).not.toMatch(/og:image|twitter:/);
});

test('without the address of the API the build says what the host must do, and pages may call their own origin alone', () => {
  expect(printedBy(builds.bare)).toContain(
    'PUBLIC_API_HOST is not set: the host of the site must pass /user_auth/ on to the API.',
  );
  expect(html(builds.bare, 'apply')).toContain("connect-src 'self';");
});
