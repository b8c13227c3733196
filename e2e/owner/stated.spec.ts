import { builds } from '../support/builds.ts';
import { checkAccessibility } from '../support/fixtures/axe.ts';
import { numbers } from '../support/fixtures/stated.ts';
import { checkWidth } from '../support/fixtures/width.ts';
import { expect, test } from '../support/test-site.ts';

test.use({ dist: builds.changed.dist });

test('a number is a link wherever the ways to reach the company stand', async ({ page }) => {
  for (const [route, role, named] of [
    ['/contact', 'main', false],
    ['/civilservice', 'main', false],
    ['/', 'contentinfo', true],
  ] as const) {
    await page.goto(route);
    for (const { name, number, link } of Object.values(numbers))
      await expect(
        page.getByRole(role).getByRole('link', { name: named ? `${name} ${number}` : number, exact: true }),
      ).toHaveAttribute('href', link);
  }
});

for (const route of ['/contact', '/freshers', '/civilservice', '/last', '/positions'])
  test(`${route} with all that can be stated is accessible, and whole on a narrow phone`, async ({
    page,
  }) => {
    await page.goto(route);
    await checkAccessibility(page);
    for (const width of [320, 769]) await checkWidth(page, width);
  });
