import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { found, ofType } from '../support/fixtures/found.ts';
import { rebuilt } from '../support/fixtures/rebuilt.ts';
import { jobs } from '../support/fixtures/openings.ts';

const test = rebuilt((project) => project.edit('content/site.yaml', /^country:.*\n(?: .*\n)+/m, ''));

test('with no country set no opening is marked up, and the build says so', async ({
  page,
  request,
  built,
}) => {
  const routes = jobs.map(([, route]) => route);
  for (const each of await found(page, request, routes)) expect(ofType(each, 'JobPosting')).toEqual([]);
  expect(built.printed).toContain('content/site.yaml country: is not set');
});

test('a build in another folder gives the same sitemap, to the byte', ({ built }) => {
  for (const file of ['robots.txt', 'sitemap.xml'])
    expect(readFileSync(join(built.dist, file)), file).toEqual(readFileSync(join('dist', file)));
});

test('a build without social images names none', async ({ page, request }) => {
  const [home] = await found(page, request, ['/']);
  expect(Object.keys(home?.meta ?? {})).toContain('og:title');
  expect(Object.keys(home?.meta ?? {}).filter((name) => /image|twitter/.test(name))).toEqual([]);
});
