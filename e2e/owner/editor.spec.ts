import { expect } from '@playwright/test';
import { builds } from '../support/builds.ts';
import { check } from '../support/fixtures/content-check.ts';
import { frontMatterIn } from '../support/fixtures/front-matter.ts';
import type { GitHost } from '../support/fixtures/git-host.ts';
import { choose, fill, open, save, signIn, test } from '../support/fixtures/editor.ts';
import { jobFile, tester } from '../support/fixtures/opening.ts';
import { Project } from '../support/fixtures/project.ts';
import { changedLines } from '../support/fixtures/text-diff.ts';

// The editor makes fields as they come into view.
test.use({ dist: builds.options.dist, viewport: { width: 1280, height: 4000 } });

/** The title of a service. */
const service = frontMatterIn('services').map(({ title }) => String(title))[0] ?? '';

/** What somebody fills in for a new opening. */
const opening = {
  'Address of the page': '/linetester',
  Title: 'Tester of lines',
  Description: 'An opening for somebody who follows every line of a kolam to where it began.',
  'Place in its list': '6',
  Summary: 'You follow the line.',
  Location: 'Remote',
  'Posted on': '2025-07-01',
  Experience: '2024,2025 Freshers',
  'Number of openings': '1',
};

test('staff close an opening: one commit, in which one line says so', async ({ page, gitHost }) => {
  await signIn(page);
  await choose(page, 'Openings');
  await open(page, `${tester.title} · open`);
  await page.getByRole('radio', { name: 'closed' }).click();
  await save(page);
  await expect(page.getByRole('gridcell', { name: `${tester.title} · closed` })).toBeVisible();
  expect(lastChange(gitHost)).toEqual([
    { path: jobFile(tester.name), removed: ['status: open'], added: ['status: closed'] },
  ]);
});

test('staff rename the company: one line changes', async ({ page, gitHost }) => {
  await signIn(page);
  await choose(page, 'Company');
  await fill(page, { Name: 'Lines & Dots' });
  await save(page);
  await expect(page.getByText('Entry saved')).toBeVisible();
  const removed = [expect.stringMatching(/^name: /)];
  expect(lastChange(gitHost)).toEqual([
    { path: 'content/site.yaml', removed, added: ['name: Lines & Dots'] },
  ]);
});

test('staff rename a service: one line changes', async ({ page, gitHost }) => {
  await signIn(page);
  await choose(page, 'Services');
  await page.getByRole('gridcell', { name: service, exact: true }).click();
  await fill(page, { Title: 'Lines and dots' });
  await save(page);
  await expect(page.getByRole('gridcell', { name: 'Lines and dots', exact: true })).toBeVisible();
  expect(lastChange(gitHost)).toEqual([
    {
      path: expect.stringMatching(/^content\/services\//),
      removed: [`title: ${service}`],
      added: ['title: Lines and dots'],
    },
  ]);
});

test('staff add words to the text of an opening: one line changes', async ({ page, gitHost }) => {
  await signIn(page);
  await choose(page, 'Openings');
  await open(page, new RegExp(`^${tester.title}`));
  await page.getByRole('textbox', { name: 'Experience' }).evaluate((field) => field.scrollIntoView());
  const text = page.getByText('You count the dots, row by row.', { exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await text.click({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('End');
  await page.keyboard.type(' Twice.');
  await expect(page.getByText('You count the dots, row by row. Twice.', { exact: true })).toBeVisible();
  await save(page);
  await expect(page.getByRole('gridcell', { name: new RegExp(`^${tester.title}`) })).toBeVisible();
  expect(lastChange(gitHost)).toEqual([
    {
      path: jobFile(tester.name),
      removed: ['You count the dots, row by row.'],
      added: ['You count the dots, row by row. Twice.'],
    },
  ]);
});

test('staff add an opening, whose text begins with the section that every opening has', async ({
  page,
  gitHost,
}) => {
  await signIn(page);
  await choose(page, 'Openings');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await fill(page, opening);
  await save(page);
  await expect(page.getByRole('gridcell', { name: 'Tester of lines · open' })).toBeVisible();
  const [{ path, after } = { path: '', after: '' }] = gitHost.commits.at(-1) ?? [];
  expect(path).toBe('content/jobs/tester-of-lines.md');
  expect(after).toContain('\npath: /linetester\n');
  expect((await check(path, Buffer.from(after))).problems).toEqual([]);
});

test('the editor keeps a mistake that it knows, and says what is wrong', async ({ page, gitHost }) => {
  const { length } = gitHost.commits;
  await signIn(page);
  await choose(page, 'Openings');
  await open(page, /^Tester of dots/);
  await fill(page, { Description: 'Too short.' });
  await save(page);
  await expect(page.getByText('You must enter at least 50 characters.')).toBeVisible();
  expect(gitHost.commits).toHaveLength(length);
});

test('the build that follows a commit stops at a mistake that it alone knows', async ({ page, gitHost }) => {
  await signIn(page);
  await choose(page, 'Openings');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await fill(page, { ...opening, 'Address of the page': '/about', Title: 'Tester of doubles' });
  await save(page);
  await expect(page.getByRole('gridcell', { name: 'Tester of doubles · open' })).toBeVisible();
  const project = await Project.copy();
  for (const { path, after } of gitHost.commits.at(-1) ?? []) await project.write(path, after);
  const { code, printed } = await project.build({ SOCIAL_IMAGES: 'skip' });
  await project.remove();
  expect(code).toBe(1);
  expect(printed).toContain(
    'content/jobs/tester-of-doubles.md and content/pages/about.md: have the same address /about',
  );
});

/** The changed lines of every file that the last commit wrote. */
const lastChange = ({ commits }: GitHost) =>
  commits.at(-1)?.map(({ path, before, after }) => ({ path, ...changedLines(before, after) }));
