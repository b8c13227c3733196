import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { addOpening } from '../support/fixtures/opening.ts';
import { count, counted } from '../support/fixtures/openings.ts';
import { rebuilt } from '../support/fixtures/rebuilt.ts';
import { routes } from '../support/fixtures/routes.ts';
import { site } from '../../src/site.ts';
import { stated } from '../support/fixtures/stated.ts';

/** Long, and with letters that HTML writes in another way. */
const name = 'Köper &copy Söhne, Weavers of Lines around Dots since 1925';

const website = 'https://dots.example.org';
const office = '12 Dot Street';
const retention = 'Applications are deleted after six months.';

/** A build of the same project under another name, with one more opening. */
const test = rebuilt(async (project) => {
  await project.edit('content/site.yaml', /^name: .*$/m, `name: ${name}`);
  await project.edit('content/site.yaml', /^tagline: .*$/m, 'tagline: One line for every dot # default');
  await project.edit('content/site.yaml', /^ +text: .*$/m, "  text: '{openings} here.'");
  await project.edit('content/site.yaml', /^website: .*$/m, `website: ${website}`);
  await project.edit('content/site.yaml', /^office: .*$/m, `office: ${office}`);
  await project.edit('content/site.yaml', /^retention: .*$/m, `retention: ${retention}`);
  // As an editor of another system may save it: a byte order mark, a blank line, its own line ends.
  await project.edit('content/pages/privacy.md', /[^]*/, (text) =>
    `\u{feff}\n${text}\nTold by {company}.\n`.replaceAll('\n', '\r\n'),
  );
  await addOpening(project, { name: 'jobdesc-test', title: 'Tester of dots', postedOn: '2025-06-15' });
});

test('one line renames the company: on every page, in every title and in every file', async ({
  page,
  request,
  dist,
}) => {
  for (const { route, title, html, words } of await stated(page, request, routes)) {
    expect(title, route).toContain(name);
    expect(words, route).toContain(`© 2025 ${name}`);
    expect(html, route).not.toContain(site.name);
  }
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => join(dist, file));
  for (const file of files.filter((path) => statSync(path).isFile()))
    expect(readFileSync(file).includes(site.name), file).toBe(false);
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`About ${name}`);
  await page.goto('/privacy');
  const main = page.getByRole('main');
  await expect(main).toContainText(`Told by ${name}.`);
  await expect(main.getByRole('heading', { name: 'How long it is kept' })).toBeVisible();
  await expect(main).toContainText(retention);
});

test('an address that the owner has stated is shown wherever visitors are told how to reach the company', async ({
  page,
}) => {
  for (const route of ['/contact', '/civilservice']) {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'dots.example.org' })).toHaveAttribute('href', website);
    await expect(main).toContainText(office);
  }
});

test('the welcome after sign-up names the company as it is called now', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Username').fill('meena');
  await page.getByLabel('Full name').fill('Meena Example');
  await page.getByLabel('Email').fill('meena@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a long enough secret');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Welcome to ${name}`);
});

test('one more file is one more opening: counted, listed, described and suggested', async ({ page }) => {
  await page.goto('/positions');
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toContainText(counted(count + 1));
  await page.getByRole('table').getByRole('link', { name: 'Tester of dots' }).click();
  await expect(page).toHaveURL('/jobdesc-test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tester of dots');
  await page.goto('/apply');
  await expect(page.locator('datalist option[value="Tester of dots"]')).toBeAttached();
});

test('the build lists the values that are still stand-ins, and no other', ({ built }) => {
  const listed = /content\/site\.yaml still has stand-ins, .*: (.*)\.$/m
    .exec(built.printed)?.[1]
    ?.split(', ');
  expect(listed).toContain('tagline');
  expect(listed).not.toContain('name');
});
