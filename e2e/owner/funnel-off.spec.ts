import { builds } from '../support/builds.ts';
import { formHydrated, closeDialog, fillForm } from '../support/fixtures/apply.ts';
import { expect, test } from '../support/fixtures/visit.ts';

test.use({ dist: builds.changed.dist });

test('without a funnel nothing is sent anywhere but to the site and its API', async ({ page, servers }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== servers.site.origin && pathname !== '/user_auth/internInformation/')
      elsewhere.push(request.url());
  });
  await page.goto('/plain');
  await page.getByRole('link', { name: 'Straight to the form' }).first().click();
  await formHydrated(page);
  await fillForm(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await closeDialog(page, 'dialog', 'Thank you for applying , We will contact you soon');
  await expect(page).toHaveURL('/');
  expect(elsewhere).toEqual([]);
});
