import { expect, test } from '../fixtures.ts';
import { expectFullyInViewport } from '../support/pages/any-page.ts';
import { sites } from '../support/sites/local-servers.ts';

// The changed site has an announcement at the top, which leaves less room on a phone.
test.use({ viewport: { width: 390, height: 700 }, baseURL: sites.changed.origin });

test('an applicant with a phone sees the first field at once @chromium', async ({ page, applyPage }) => {
  await page.goto('/apply');
  await expectFullyInViewport(applyPage.field('Name'));
});

for (const path of ['/', '/networksolution', '/civilservice', '/freshers', '/positions'])
  test(`a visitor of ${path} with a phone sees the first paragraph at once @chromium`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').locator('p').first()).toBeInViewport();
  });

test('a visitor with a phone sees the first position at once @chromium', async ({ page }) => {
  await page.goto('/positions');
  await expect(page.getByRole('rowheader').first()).toBeInViewport();
});
