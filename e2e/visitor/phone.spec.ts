import { phone } from '../support/fixtures/header.ts';
import { count, jobs } from '../support/fixtures/openings.ts';
import { expect, test } from '../support/test-site.ts';

test.use({ viewport: phone });

test('the first opening and the first field of the form are on the first screen', async ({ page }) => {
  test.skip(jobs.length === 0, 'no opening is left');
  await page.goto('/positions');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Job description' }).first(),
  ).toBeInViewport();
  await page.goto('/apply');
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport({ ratio: 1 });
});

test('the announcement is one line on a small phone', async ({ page }) => {
  test.skip(count === 0, 'no opening is left');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const box = await page.getByRole('complementary', { name: 'Announcement' }).boundingBox();
  // Two lines take 66 px.
  expect(box?.height).toBeLessThan(50);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a column of the footer opens by its heading, and the footer is shorter than its page', async ({
      page,
    }) => {
      await page.goto('/login');
      const footer = page.getByRole('contentinfo');
      const link = footer.getByRole('link', { name: 'All services' });
      await expect(link).toBeHidden();
      const [main, foot] = [await page.getByRole('main').boundingBox(), await footer.boundingBox()];
      expect(foot?.height).toBeLessThan(main?.height ?? 0);
      await footer.locator('summary', { hasText: 'Services' }).click();
      await expect(link).toBeVisible();
      await link.click();
      await expect(page).toHaveURL('/services');
    });
  });

test('on a wide window every column of the footer is open, and nothing is there to close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  for (const name of ['About', 'All services', 'All solutions', 'Aedan'])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  await expect(footer.locator('summary:visible')).toHaveCount(0);
});
