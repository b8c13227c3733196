import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builds } from '../support/builds.ts';
import { name, stated as values } from '../support/fixtures/changed-site.ts';
import { readPages } from '../support/fixtures/read-pages.ts';
import { site } from '../../src/site.ts';
import { expect, test } from '../support/test-site.ts';

const { dist } = builds.changed;

test.use({ dist });

test('one line renames the company: on every page, in every title and in every file', async ({ page }) => {
  for (const { route, title, words } of readPages(dist)) {
    expect(title, route).toContain(name);
    expect(words, route).toContain(`© 2025 ${name}`);
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
  await expect(main).toContainText(values.retention);
});

test('an address that the owner has stated is shown wherever visitors are told how to reach the company', async ({
  page,
}) => {
  for (const route of ['/contact', '/civilservice']) {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'dots.example.org' })).toHaveAttribute(
      'href',
      values.website,
    );
    await expect(main).toContainText(values.office);
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

test('a name in letters of two alphabets is read in the heading font', async ({ page }) => {
  await page.goto('/about');
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, status }) => `${family} ${status}`),
  );
  expect(faces.filter((face) => face.startsWith('Anek'))).toEqual(['Anek Latin loaded', 'Anek Latin loaded']);
  await expect(page.getByRole('banner').getByText(name)).toHaveCSS('font-family', /^"Anek Latin"/);
});
