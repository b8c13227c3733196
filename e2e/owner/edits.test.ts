import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { Project } from '../scripts/project.ts';
import { textOf } from '../unit/built-site.ts';

/** A copy of the project, and a reader of its built pages. */
const test = base.extend<{ project: Project; pageOf: (name: string) => Promise<Document> }>({
  project: async ({}, use) => {
    const project = await Project.copy();
    await use(project);
    await project.remove();
  },
  pageOf: async ({ project }, use) =>
    use(async (name) => parseHTML(await readFile(join(project.dir, `dist/${name}.html`), 'utf8')).document),
});

const jobs = globSync('content/jobs/*.md').sort();

/** Builds the copy without social images, and fails with what the build prints. */
async function build(project: Project, env: NodeJS.ProcessEnv = {}) {
  const { code, output } = await project.build({ SOCIAL_IMAGES: 'skip', ...env });
  expect(code, output).toBe(0);
}

test('an owner edits the company, a summary, a service and the openings, and the pages show it', async ({
  project,
  pageOf,
}) => {
  test.slow();
  const [first = '', second = '', ...others] = jobs;
  await project.setFields('content/site.yaml', {
    name: 'Lines & Dots',
    email: 'hello@lines.test',
    telephone: '+91 44 2345 6789',
  });
  await project.setFields(first, {
    title: 'Counter of dots',
    pay: { amount: 15000, currency: 'INR', per: 'month' },
  });
  // The last minute of its last day in India.
  await project.setFields(second, { title: 'Drawer of lines', validThrough: '2026-01-16' });
  for (const file of others) await project.setFields(file, { validThrough: '2026-01-15' });
  const [service = ''] = globSync('content/services/*.md').sort();
  await project.setFields(service, { summary: 'We draw each line twice.' });
  await project.write(
    'content/services/dots.md',
    (await project.read(service))
      .replace(/^path: .*$/m, 'path: /dotservice')
      .replace(/^title: .*$/m, 'title: Dot service'),
  );
  await build(project, { SOURCE_DATE_EPOCH: String(Date.parse('2026-01-16T23:59:00+05:30') / 1000) });

  const positions = await pageOf('positions');
  expect([...positions.querySelectorAll('tbody th')].map(textOf)).toEqual([
    'Counter of dots',
    'Drawer of lines',
  ]);
  expect(textOf(positions.querySelector('tbody'))).toContain('₹15,000 a month');
  expect(textOf((await pageOf('careers')).querySelector('[aria-label=Announcement]'))).toContain(
    'Two openings',
  );
  const contact = await pageOf('contact');
  expect(contact.title).toContain('Lines & Dots');
  for (const href of ['mailto:hello@lines.test', 'tel:+914423456789'])
    expect(contact.querySelectorAll(`main a[href^="${href}"]`)).not.toHaveLength(0);
  expect(textOf((await pageOf('dotservice')).querySelector('h1'))).toBe('Dot service');
  const pages = globSync('*.html', { cwd: join(project.dir, 'dist') });
  const texts = await Promise.all(pages.map((file) => readFile(join(project.dir, 'dist', file), 'utf8')));
  expect(texts.join('')).toContain('We draw each line twice.');
});

test('with one opening left the announcement counts one', async ({ project, pageOf }) => {
  const [, ...others] = jobs;
  for (const file of others) await project.setFields(file, { status: 'closed' });
  await build(project);
  expect((await pageOf('positions')).querySelectorAll('tbody tr')).toHaveLength(1);
  expect(textOf((await pageOf('careers')).querySelector('[aria-label=Announcement]'))).toContain(
    'One opening',
  );
});

test('with no opening left the table and the announcement disappear, and the form takes any position', async ({
  project,
  pageOf,
}) => {
  for (const file of jobs) await project.setFields(file, { status: 'closed' });
  await build(project);
  const positions = await pageOf('positions');
  expect(textOf(positions.querySelector('main'))).toContain('No position is open right now.');
  expect(positions.querySelector('table')).toBeNull();
  expect(positions.querySelector('main a[href^="mailto:"]')).not.toBeNull();
  expect((await pageOf('careers')).querySelector('[aria-label=Announcement]')).toBeNull();
  const apply = await pageOf('apply');
  expect(apply.querySelectorAll('datalist option')).toHaveLength(0);
  expect(apply.querySelector('[name=position]')).not.toBeNull();
  const feed = await readFile(join(project.dir, 'dist/openings.xml'), 'utf8');
  expect(feed).toContain('<channel>');
  expect(feed).not.toContain('<item>');
});
