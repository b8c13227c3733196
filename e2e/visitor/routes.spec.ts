import { linksIn } from '../support/fixtures/every-page/landmarks.ts';
import { expect, test } from '../support/test-site.ts';

test('who comes to an address without a page reads so and can go on', async ({ page }) => {
  const answer = await page.goto('/about/team');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).toContainText('There is no page at this address');
  const targets = (await linksIn(main)).map(([, href]) => href);
  expect(targets).toEqual(expect.arrayContaining(['/', '/services', '/careers', '/contact']));
  await main.getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
});

test('every change of page begins at its top', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
