import { globSync } from 'node:fs';
import { collections, expectChanges, field, open, opening, save, test } from '../pages/editor.ts';
import { expect } from '../fixtures.ts';

test('staff see the entries of every collection, and a save changes only their line', async ({ editor }) => {
  for (const { label = '', folder } of collections) {
    await open(editor, label);
    const files = globSync(`${folder}/*.md`);
    const rows = editor.getByRole('row').filter({ has: editor.getByRole('gridcell') });
    expect.soft(files.length, folder).toBeGreaterThan(0);
    await expect(rows, folder).toHaveCount(folder === 'content/jobs' ? files.length + 1 : files.length);
  }
  await open(editor, 'Openings', /^Tester of lines/);
  await field(editor, 'Summary').fill('You count the lines.');
  await save(editor);
  await expectChanges(editor, opening, [['summary: You count the dots.', 'summary: You count the lines.']]);
});
