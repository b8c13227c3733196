import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { alone, inTexts, type Mistakes, onPages } from '../support/fixtures/content-mistakes.ts';
import { type Project, test } from '../support/fixtures/project.ts';

/** Makes mistakes and builds: the build stops, without a stack trace. Gives each line it says of them. */
async function buildWith(project: Project, { edits }: Mistakes): Promise<string[]> {
  for (const edit of edits) await project.edit(...edit);
  const { code, printed } = await project.build({ SOCIAL_IMAGES: 'skip' });
  expect(code).toBe(1);
  expect(printed).not.toMatch(/stack trace|^ +at |node_modules/im);
  const told = /^(?:(?:\S+ \[ERROR\] \[check-pages\] )(.*)|((?:content|src)\/.*))$/gm;
  return [...printed.matchAll(told)].map(([, onPage, inText = '']) => onPage ?? inText);
}

const withoutLines = (told: readonly string[]) =>
  told.map((line) => line.replace(/^(\S+\.\w+):\d+/, '$1')).sort();

test('a build stops at mistakes in the texts and tells each, once, with its line', async ({ project }) => {
  const told = await buildWith(project, inTexts);
  expect(withoutLines(told)).toEqual(inTexts.told);
  const fields = told.flatMap((line) => [...line.matchAll(/^(\S+):(\d+) ([\w.]+): (?!is missing)/g)]);
  const stated = fields.filter(([, , , field]) => field !== 'body');
  expect(stated.length).toBeGreaterThan(10);
  for (const [, file = '', line, field] of stated)
    expect(await project.line(file, Number(line))).toContain(field?.split('.').at(-1));
});

test('a build stops at mistakes that only the finished pages show and tells each, once', async ({
  project,
}) => {
  expect(withoutLines(await buildWith(project, onPages))).toEqual(onPages.told);
});

for (const mistakes of alone)
  test(`a build stops and says: ${mistakes.told.join(', ')}`, async ({ project }) => {
    expect(withoutLines(await buildWith(project, mistakes))).toEqual(mistakes.told);
  });

test('a build stops at a file that nobody would read, and at one that is not UTF-8', async ({ project }) => {
  const names = ['x.MD', 'x.md.txt', '2026/x.md', 'a#b.md', 'a%20b.md', 'a%zz.md'];
  for (const name of names)
    await cp(join(project.dir, 'content/jobs/mobile-developer.md'), join(project.dir, 'content/jobs', name));
  await project.write('content/pages/privacy.md', Buffer.from('---\ntitle: R\u00e9mote\n---\n', 'latin1'));
  const told = await buildWith(project, { edits: [], told: [] });
  expect(told).toHaveLength(names.length + 1);
  for (const name of names)
    expect(told.find((line) => line.startsWith(`content/jobs/${name}: `))).toMatch(
      /: (is not read|has a name that can't be used); /,
    );
  const encoded = 'content/pages/privacy.md:2: has a letter that is not UTF-8';
  expect(told.filter((line) => line.startsWith(encoded))).toHaveLength(1);
});
