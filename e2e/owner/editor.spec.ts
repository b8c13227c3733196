import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { expect, test as base } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';
import { type GitHost, mockGitHub } from './git-host.ts';

const opening = `---
path: /linetester
title: Tester of lines
description: An opening for somebody who follows every line of a drawing to the place where it began.
order: 6
summary: You follow the line.
location: Remote
postedOn: 2025-07-01
experience: 2024,2025 Freshers
vacancies: 1
status: open
---

## What you will do

You follow the line.

## How to apply

Press Apply.
`;
const file = 'content/jobs/tester-of-lines.md';

/** What staff fill in for a new opening, by label. */
const newOpening = {
  'Address of the page': '/dotcounter',
  Title: 'Counter of dots',
  Description: 'An opening for somebody who counts the dots of a drawing, row by row.',
  'Place in its list': '7',
  Summary: 'You count the dots.',
  Location: 'Remote',
  'Posted on': '2025-07-01',
  Experience: '2024,2025 Freshers',
  'Number of openings': '1',
};

const test = base.extend<{ gitHost: GitHost }>({
  gitHost: async ({ page }, use) => {
    const host = await mockGitHub(page, { [file]: opening, 'public/_headers': '/*' });
    await page.goto(`${sites.changed.origin}/admin`);
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('token');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await use(host);
  },
});

// The editor creates fields as they scroll into view, and its console messages are not ours.
test.use({ viewport: { width: 1280, height: 2000 }, allowedErrors: /./ });

const open = async (page: Page, collection: string, entry?: string | RegExp) => {
  await page.getByRole('treeitem', { name: collection, exact: true }).click();
  if (entry) await page.getByRole('gridcell', { name: entry, exact: true }).click();
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const inputOf = (page: Page, name: string) =>
  field(page, name).or(page.getByRole('spinbutton', { name, exact: true }));
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

/** The lines that the last commit removed and added, by file. */
const lastDiff = ({ commits }: GitHost) =>
  commits.at(-1)?.map(({ path, before, after }) => {
    const [old, now] = [before.split('\n'), after.split('\n')];
    return {
      path,
      removed: old.filter((line) => !now.includes(line)),
      added: now.filter((line) => !old.includes(line)),
    };
  });

test('staff close an opening, rename the company and a service; each commit changes one line', async ({
  page,
  gitHost,
}) => {
  await test.step('close an opening', async () => {
    await open(page, 'Openings', /^Tester of lines/);
    await page.getByRole('radio', { name: 'closed' }).click();
    await save(page);
    await expect(page.getByRole('gridcell', { name: /^Tester of lines.*closed/ })).toBeVisible();
    expect(lastDiff(gitHost)).toEqual([{ path: file, removed: ['status: open'], added: ['status: closed'] }]);
  });
  await test.step('rename a service', async () => {
    const [path = ''] = globSync('content/services/*.md').sort();
    const frontMatter: unknown = parse(readFileSync(path, 'utf8').split(/^---$/m)[1] ?? '');
    await open(page, 'Services', z.object({ title: z.string() }).parse(frontMatter).title);
    await field(page, 'Title').fill('Names and logos');
    await save(page);
    await expect(page.getByRole('gridcell', { name: /^Names and logos/ })).toBeVisible();
    expect(lastDiff(gitHost)).toMatchObject([
      { removed: [expect.stringMatching(/^title: /)], added: ['title: Names and logos'] },
    ]);
  });
  await test.step('rename the company', async () => {
    await open(page, 'Company');
    await field(page, 'Name').fill('Lines & Dots');
    await save(page);
    // Not by "Entry saved", which is still shown from the step before.
    await expect
      .poll(() => lastDiff(gitHost))
      .toEqual([
        {
          path: 'content/site.yaml',
          removed: [expect.stringMatching(/^name: /)],
          added: ['name: Lines & Dots'],
        },
      ]);
  });
  expect(gitHost.commits).toHaveLength(3);
});

test('staff find the home page and change its introduction, which changes one line', async ({
  page,
  gitHost,
}) => {
  await open(page, 'Company pages', 'Home');
  await expect(field(page, 'Address of the page')).not.toBeEditable();
  await field(page, 'Introduction').fill('A small company for your dots.');
  await save(page);
  await expect
    .poll(() => lastDiff(gitHost))
    .toEqual([
      {
        path: 'content/pages/home.md',
        removed: [expect.stringMatching(/^lead: /)],
        added: ['lead: A small company for your dots.'],
      },
    ]);
});

test('staff add an opening, which is one new file with its fields', async ({ page, gitHost }) => {
  await open(page, 'Openings');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('How to apply');
  // A slow editor empties a new entry once more after its first fields were filled in.
  await expect(async () => {
    for (const [name, value] of Object.entries(newOpening)) await inputOf(page, name).fill(value);
    for (const [name, value] of Object.entries(newOpening))
      await expect(inputOf(page, name)).toHaveValue(value, { timeout: 1_000 });
  }).toPass();
  await save(page);
  await expect(page.getByRole('gridcell', { name: /^Counter of dots/ })).toBeVisible();
  const [added] = gitHost.commits.at(-1) ?? [];
  expect(added?.path).toBe('content/jobs/counter-of-dots.md');
  expect(added?.after).toMatch(/^path: \/dotcounter$/m);
  expect(added?.after).toContain('## How to apply');
});

test('the editor marks a mistake at its field and saves nothing', async ({ page, gitHost }) => {
  await open(page, 'Openings', /^Tester of lines/);
  await field(page, 'Description').fill('Too short.');
  await save(page);
  await expect(page.getByText('You must enter at least 50 characters.')).toBeVisible();
  expect(gitHost.commits).toEqual([]);
});

test('staff add a sentence to a text, which changes one line', async ({ page, gitHost }) => {
  await open(page, 'Openings', /^Tester of lines/);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByText('You follow the line.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' To its end.');
  await save(page);
  await expect(page.getByRole('gridcell', { name: /^Tester of lines/ })).toBeVisible();
  expect(lastDiff(gitHost)).toEqual([
    { path: file, removed: ['You follow the line.'], added: ['You follow the line. To its end.'] },
  ]);
});

test('staff add a picture to a text, which is a file beside it', async ({ page, gitHost }) => {
  await page.getByRole('radio', { name: 'Assets' }).click();
  await expect(page.getByRole('option', { name: 'All Assets (No assets)' })).toBeVisible();
  await page.getByRole('radio', { name: 'Contents' }).click();
  await open(page, 'Openings', /^Tester of lines/);
  await page.getByRole('textbox', { name: 'Text', exact: true }).getByText('You follow the line.').click();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await page.getByRole('button', { name: 'Browse' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles('public/apple-touch-icon.png');
  await page.getByRole('button', { name: 'Insert' }).click();
  await field(page, 'Alt Text').fill('A roll');
  await save(page);
  await expect(page.getByRole('gridcell', { name: /^Tester of lines/ })).toBeVisible();
  expect(gitHost.commits.at(-1)?.map(({ path }) => path)).toContain('content/jobs/apple-touch-icon.png');
  expect(gitHost.commits.at(-1)?.find(({ path }) => path === file)?.after).toContain(
    '![A roll](apple-touch-icon.png)',
  );
});
