import { solutions } from '../support/fixtures/routes.ts';
import { expect, test } from '../support/test-site.ts';

const labels = ['For whom', 'What you get', 'How you book it', 'What we need from you'];

test('the five solution lines stand in one table: for whom, what, how it is booked, what is needed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto('/moresolution');
  const rows = page.getByRole('main').locator('tbody tr');
  const cells = () =>
    rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)),
    );
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Solution', ...labels]);
  const lines = table.getByRole('rowheader').getByRole('link');
  expect(await lines.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(solutions);
  await expect(rows).toHaveCount(solutions.length);
  for (const row of await cells()) {
    expect(row).toHaveLength(labels.length);
    for (const [index, cell] of row.entries()) {
      expect(cell.length).toBeGreaterThan(10);
      expect(cell, 'the label stands in the header alone').not.toContain(labels[index]);
    }
  }
  await test.step('on a phone each line is a block, every value under its label, none off the side', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const row of await cells()) expect(row.map((cell) => cell.split('\n')[0])).toEqual(labels);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
