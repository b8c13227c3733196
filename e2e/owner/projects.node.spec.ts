import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { attribute, elementsOf } from '../../src/integrations/finish/html.ts';
import { scales } from '../../src/integrations/finish/weight.ts';
import { kolam } from '../../src/kolam/kolam.ts';
import { builds } from '../support/builds.ts';
import { check } from '../support/fixtures/content-check.ts';
import { test } from '../support/fixtures/project.ts';
import { addProjects, counter, plain, shown, takenAt } from '../support/fixtures/projects.ts';
import { ofType, pageAt } from '../support/fixtures/read-pages.ts';
import { invalidIn } from '../support/fixtures/valid-html.ts';
import { siteUrl } from '../support/hosts.ts';

const { dist } = builds.bare;
const pages = ['/products', '/projects', counter.path, plain.path].map((path) => pageAt(path, dist));
const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());

test('each picture is there as AVIF and in a format that every browser knows, and waits with its size', async () => {
  for (const { route, html } of pages)
    for (const element of elementsOf(html)) {
      const of = (name: string) => attribute(element, name) ?? '';
      if (element.tagName === 'source') {
        expect(of('type'), route).toBe('image/avif');
        for (const candidate of of('srcset').split(', ')) {
          const [url = '', width = '640w'] = candidate.split(' ');
          const made = await sharp(join(dist, decodeURI(url))).metadata();
          expect([made.compression, `${made.width}w`], candidate).toEqual(['av1', width]);
        }
      }
      if (element.tagName !== 'img') continue;
      expect([of('loading'), of('decoding')], route).toEqual(['lazy', 'async']);
      expect(of('alt'), route).not.toBe('');
      const { format, width, height } = await sharp(join(dist, decodeURI(of('src')))).metadata();
      expect(format, route).toBe('webp');
      expect(width / height).toBeCloseTo(Number(of('width')) / Number(of('height')), 2);
    }
});

test('no picture is published as it came, with what a phone has written into it', () => {
  const published = filesIn(dist);
  expect(published.filter((file) => /_astro.*\.(png|jpe?g)$/i.test(file))).toEqual([]);
  for (const file of published) expect(readFileSync(file).includes(takenAt), file).toBe(false);
});

test('pages with pictures arrive in one round trip, ask for nothing ahead, and are valid HTML', async () => {
  const excess = await scales(new URL(`${dist}/`, import.meta.resolve('../..')));
  for (const { route, html } of pages) {
    expect(excess(html), route).toBeUndefined();
    expect(html, route).not.toMatch(/rel="?preload|data:image\/(?!svg)/);
    expect(await invalidIn(html, route), route).toEqual([]);
  }
});

test('a project is told to machines as a work of the company, and a product with its pictures and links', () => {
  const images = (count: number) => Array(count).fill(expect.stringMatching(`^${siteUrl}/_astro/.*\\.webp$`));
  const work = { '@type': 'CreativeWork', creator: { '@id': `${siteUrl}/#company` } };
  expect(ofType(pageAt(counter.path, dist), 'CreativeWork')).toEqual([
    {
      ...work,
      name: counter.title,
      description: counter.summary,
      url: siteUrl + counter.path,
      dateCreated: counter.year,
      sameAs: counter.link[1],
      image: images(counter.alts.length),
    },
  ]);
  expect(ofType(pageAt(plain.path, dist), 'CreativeWork').map(Object.keys)).toEqual([
    ['@type', 'name', 'description', 'url', 'creator'],
  ]);
  const [aedan, thiruula] = ofType(pageAt('/products', dist), 'SoftwareApplication');
  expect(aedan).toMatchObject({ sameAs: shown.links.map(([, href]) => href), screenshot: images(2) });
  expect(Object.keys(thiruula ?? {}).join()).not.toMatch(/sameAs|screenshot/);
});

test('the sitemap names the projects and their list, and each has the kolam of its kind in its head', () => {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain(`<loc>${siteUrl}/projects</loc>`);
  expect(sitemap).toContain(`<loc>${siteUrl}${counter.path}</loc><lastmod>2026-01-04</lastmod>`);
  for (const path of ['/projects', counter.path, plain.path])
    expect(pageAt(path, dist).html).toContain(`d="${kolam(path, 'frame').line}"`);
});

for (const site of [builds.plain, builds.changed])
  test(`without a project no file in ${site.dist}/ has a word of their list`, () => {
    for (const file of filesIn(site.dist))
      expect(/\/projects|Made for clients|PROJECTS/.test(readFileSync(file, 'latin1')), file).toBe(false);
  });

for (const [written, told] of [
  [
    '- file: none.png\n    alt: A phone',
    '8 pictures.0.file: there is no picture "./none.png" beside this file',
  ],
  ['- file: none.png', '8 pictures.0.alt: is missing'],
  ["- file: ../none.png\n    alt: ''", '8 pictures.0.file: must be the name of a picture beside this file'],
  ['- file: film.mp4\n    alt: A film', '8 pictures.0.file: must be the name of a picture beside this file'],
] as const)
  test(`a product with ${JSON.stringify(written)} is told with file, line and field`, async () => {
    const file = 'content/products/aedan.md';
    const text = readFileSync(file, 'utf8').replace(
      /^audiences:/m,
      (found) => `pictures:\n  ${written}\n${found}`,
    );
    const { sentences } = await check(file, Buffer.from(text));
    expect(sentences[0]).toContain(`${file}:${told}`);
  });

test('a build stops at a project that names a page as a service which is none', async ({ project }) => {
  await addProjects(project);
  await project.edit('content/projects/counter.md', '/moredev', '/about');
  const { code, printed } = await project.build({ SOCIAL_IMAGES: 'skip' });
  expect(code).toBe(1);
  expect(printed).toContain(
    'content/projects/counter.md:9 services.0: must be the address of a service or a solution, found "/about"',
  );
});
