import { expect, test } from '../fixtures.ts';
import { expectUncut } from '../support/pages/any-page.ts';
import { sites } from '../support/sites/local-servers.ts';

test.use({ viewport: { width: 390, height: 700 }, baseURL: sites.changed.origin });

test('a visitor with a phone sees the first field, text and position without scrolling', async ({
  page,
  applyPage,
}) => {
  await page.goto('/apply');
  await expectUncut(applyPage.field('Name'));
  for (const path of ['/', '/networksolution', '/civilservice', '/freshers', '/positions']) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('p').first()).toBeInViewport();
  }
  await expect(page.getByRole('rowheader').first()).toBeInViewport();
});
