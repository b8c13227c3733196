import { globSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { site } from '../../src/site.ts';
import { changed } from '../scripts/changed-site.ts';
import { Project } from '../scripts/project.ts';
import { textOf } from '../unit/built-site.ts';
import { buildEdited } from './edited-site.ts';

test('with no opening left the table and the announcement disappear, and the form takes any position', async () => {
  await using project = await Project.copy();
  for (const file of globSync('content/jobs/*.md')) await project.setFields(file, { status: 'closed' });
  for (const file of globSync('content/internships/*.md'))
    await project.setFields(file, { areas: ['Weaving'] });
  const none = { heading: 'Later', text: 'No position is open right now.' };
  await project.setFields('content/pages/positions.md', { none });
  await project.setFields('content/site.yaml', { announcement: changed.announcement });
  const edits = await buildEdited(project, site.name);
  const positions = edits.document('/positions');
  expect(textOf(positions.querySelector('main'))).toContain('No position is open right now.');
  expect(positions.querySelector('table')).toBeNull();
  expect(positions.querySelector('main a[href^="mailto:"]')).not.toBeNull();
  expect(edits.document('/careers').querySelector('[aria-label=Announcement]')).toBeNull();
  const suggested = [...edits.document('/apply').querySelectorAll('datalist option')];
  expect(suggested.map((option) => option.getAttribute('value'))).toEqual(['Weaving']);
  expect(edits.document('/apply').querySelector('[name=position]')).not.toBeNull();
  const feed = await project.read('dist/openings.xml');
  expect(feed).toContain('<channel>');
  expect(feed).not.toContain('<item>');
});
