import { expect, test } from '../fixtures.ts';
import { sites } from '../scripts/sites.ts';
import { changedSite } from '../unit/built-site.ts';
import { expectReflow } from './reflow.ts';

// The company of the changed site has a long name and a long mailbox.
test.use({ baseURL: sites.changed.origin });

for (const { path } of changedSite.pages)
  test(`${path} shows all of its text and the focus in every state`, async ({ page }) => {
    await page.goto(path);
    await expectReflow(page);
  });

test('the breadcrumbs share a baseline with large text', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const tops = await breadcrumbs.evaluate((nav) => {
    const range = document.createRange();
    return [...nav.querySelectorAll('a, [aria-current]')].map((element) => {
      range.selectNodeContents(element);
      return range.getBoundingClientRect().top;
    });
  });
  expect(new Set(tops).size, tops.join()).toBe(1);
});
