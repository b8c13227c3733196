import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { alone, inTexts, type Mistakes, onPages } from '../support/fixtures/content-mistakes.ts';
import { type Project, test } from '../support/fixtures/project.ts';

/** Makes mistakes and builds: the build stops, without a stack trace. Gives what it prints, without line numbers. */
async function buildWith(project: Project, edits: Mistakes['edits']): Promise<string> {
  for (const edit of edits) await project.edit(...edit);
  const { code, printed } = await project.build({ SOCIAL_IMAGES: 'skip' });
  expect(code).toBe(1);
  expect(printed).not.toMatch(/stack trace|^ +at |node_modules/im);
  return printed.replace(/(content\/\S+\.\w+):\d+/g, '$1');
}

for (const { title, edits, told } of [
  { title: 'a build stops at mistakes in the texts and names the file of each', ...inTexts },
  { title: 'a build stops at mistakes that only the finished pages show', ...onPages },
  ...alone.map((mistakes) => ({ title: `a build stops at: ${mistakes.told[0]}`, ...mistakes })),
])
  test(title, async ({ project }) => {
    const printed = await buildWith(project, edits);
    for (const line of told) expect.soft(printed).toContain(line);
  });

test('a build stops at a file that nobody would read, and at one that is not UTF-8', async ({ project }) => {
  const names = ['x.MD', 'x.md.txt', '2026/x.md', 'a#b.md'];
  for (const name of names)
    await cp(join(project.dir, 'content/jobs/mobile-developer.md'), join(project.dir, 'content/jobs', name));
  await project.write('content/pages/privacy.md', Buffer.from('---\ntitle: R\u00e9mote\n---\n', 'latin1'));
  const printed = await buildWith(project, []);
  for (const name of names) expect(printed).toContain(`content/jobs/${name}: `);
  expect(printed).toContain('content/pages/privacy.md: is not UTF-8 text');
});
