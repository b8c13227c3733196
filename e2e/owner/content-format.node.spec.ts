import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { savedByEditor } from '../support/fixtures/editor-file.ts';

test('the editor would save every content file as it is, so that a commit has only the edited lines', () => {
  const files = globSync('content/**/*.{md,yaml}');
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect.soft(savedByEditor(file, text), file).toBe(text);
  }
});
