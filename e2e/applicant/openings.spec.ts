import { site } from '../../src/site.ts';
import { expect, test } from '../fixtures.ts';
import { changed } from '../scripts/changed-site.ts';
import { sites } from '../scripts/sites.ts';

test.describe('the page of an opening', () => {
  test.use({ baseURL: sites.changed.origin });

  test('leads to the interns, to the form, to the mailbox and back to the positions', async ({ page }) => {
    const { path, title, pay } = changed.opening;
    await page.goto(path);
    const main = page.getByRole('main');
    const query = `?position=${encodeURIComponent(title)}`;
    const apply = main.getByRole('link', { name: 'Apply', exact: true });
    await expect(apply.first()).toHaveAttribute('href', `/interns${query}`);
    await expect(main.locator(`a[href="/apply${query}"]`).first()).toBeVisible();
    await expect(main.locator(`a[href^="mailto:${site.email}?subject="]`).first()).toBeVisible();
    await expect(main).toContainText(pay);
    await main.getByRole('link', { name: 'Back to view positions' }).click();
    await expect(page).toHaveURL('/positions');
  });

  test('leads nowhere to apply once it is closed', async ({ page }) => {
    await page.goto(changed.closedOpening.path);
    const main = page.getByRole('main');
    await expect(main).toContainText('This opening is closed.');
    await expect(main.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0);
    await main.getByRole('link', { name: 'Back to view positions' }).click();
    await expect(page.getByRole('main').getByText(changed.closedOpening.title)).toHaveCount(0);
  });
});
