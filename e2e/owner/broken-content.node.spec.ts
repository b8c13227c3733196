import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { mistakes, mistakesAlone } from '../support/fixtures/content-mistakes.ts';
import { type Ended, Project } from '../support/fixtures/project.ts';

/** Files under names that nobody would read. */
const unread = ['x.MD', 'x.md.txt', '2026/x.md', 'a#b.md', 'a%20b.md', 'a%zz.md'];
const job = 'content/jobs/mobile-developer.md';
const latin1 = 'content/pages/privacy.md';

test.describe.configure({ mode: 'default' });

test.describe('a build with many mistakes in its texts', () => {
  let outcome: Ended;
  let project: Project;

  test.beforeAll(async () => {
    test.slow();
    project = await Project.copy();
    for (const { file, edits } of mistakes)
      for (const [found, replacement] of edits) await project.edit(file, found, replacement);
    for (const name of unread) await cp(join(project.dir, job), join(project.dir, 'content/jobs', name));
    await project.write(latin1, Buffer.from('---\ntitle: R\u00e9mote\n---\n', 'latin1'));
    outcome = await project.build();
  });

  test.afterAll(() => project.remove());

  test('stops without a stack trace', () => {
    expect(outcome.code).toBe(1);
    expect(outcome.printed).not.toMatch(/stack trace|^ +at |node_modules/im);
  });

  for (const { what, says } of mistakes)
    test(`says where there is ${what}`, () => {
      for (const sentence of says) expect(outcome.printed).toMatch(sentence);
    });

  for (const name of unread)
    test(`says that content/jobs/${name} is not read`, () => {
      expect(outcome.printed).toMatch(
        new RegExp(
          `^content/jobs/${RegExp.escape(name)}: (is not read|has a name that can't be used); `,
          'm',
        ),
      );
    });

  test('says which file is not UTF-8', () => {
    expect(outcome.printed).toMatch(/^content\/pages\/privacy\.md:2: has a letter that is not UTF-8/m);
  });

  test('names the line on which the field stands', async () => {
    const places = [...outcome.printed.matchAll(/^(content\/\S+):(\d+) ([\w.]+): (?!is missing)/gm)];
    expect(places.length).toBeGreaterThan(10);
    for (const [, file = '', line, field] of places)
      if (field !== 'body')
        expect(await project.line(file, Number(line))).toContain(field?.split('.').at(-1));
  });
});

for (const { what, file, edits, says } of mistakesAlone)
  test(`${what}: the build stops and says where`, async () => {
    const project = await Project.copy();
    for (const [found, replacement] of edits) await project.edit(file, found, replacement);
    const { code, printed } = await project.build();
    expect(code).toBe(1);
    for (const sentence of says) expect(printed).toMatch(sentence);
    expect(printed).not.toMatch(/stack trace|^ +at |node_modules/im);
    await project.remove();
  });
