import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNNEL_KINDS } from '../stand-in/funnel.ts';
import { builds } from '../support/builds.ts';
import { formHydrated, closeDialog, fillForm } from '../support/fixtures/apply.ts';
import { jobs } from '../support/fixtures/openings.ts';
import { expect, test } from '../support/fixtures/visit.ts';

for (const [, route] of jobs.slice(0, 1))
  test('nothing is sent anywhere but to the site and its API', async ({ page, servers }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== servers.site.origin && pathname !== '/user_auth/internInformation/')
        elsewhere.push(request.url());
    });
    await page.goto(route);
    await page.getByRole('link', { name: 'Straight to the form' }).first().click();
    await formHydrated(page);
    await fillForm(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await closeDialog(page, 'dialog', 'Thank you for applying , We will contact you soon');
    await expect(page).toHaveURL('/');
    expect(elsewhere).toEqual([]);
  });

test('no file of the site has code for it', () => {
  // The other kinds are words like any other.
  const kinds = FUNNEL_KINDS.filter((kind) => kind.includes('_'));
  const counts = (dist: string) =>
    globSync('**/*.{html,js}', { cwd: dist }).filter((file) =>
      kinds.some((kind) => readFileSync(join(dist, file), 'utf8').includes(kind)),
    );
  expect(counts(builds.options.dist)).not.toEqual([]);
  expect(counts(builds.plain.dist)).toEqual([]);
});
