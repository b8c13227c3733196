import { solutions } from '../support/fixtures/routes.ts';
import { expect, test } from '../support/test-site.ts';

const labels = ['For whom', 'What you get', 'How you book it', 'What we need from you'];

test('the five solution lines stand in one table: for whom, what, how it is booked, what is needed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto('/moresolution');
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Solution', ...labels]);
  const lines = table.getByRole('rowheader').getByRole('link');
  expect(await lines.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(solutions);
  for (const row of await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all()) {
    const cells = await row.getByRole('cell').allInnerTexts();
    expect(cells).toHaveLength(labels.length);
    for (const [index, cell] of cells.entries()) {
      expect(cell.length).toBeGreaterThan(10);
      expect(cell, 'the label stands in the header alone').not.toContain(labels[index]);
    }
  }
});

test('on a phone each line is a block, every value under its own label, and nothing runs off the side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/moresolution');
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows).toHaveCount(solutions.length);
  for (const row of await rows.all())
    expect((await row.locator('td').allInnerTexts()).map((text) => text.split('\n')[0])).toEqual(labels);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
