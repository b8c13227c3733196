import { count, jobs } from '../support/fixtures/openings.ts';
import { expect, test } from '../support/test-site.ts';

/** What the table says of each of the five openings. */
const values = [
  ['Location', 'Remote'],
  ['Posting date', '14/6/2025'],
  ['Experience', '2024,2025 Freshers'],
  ['No. of Openings', '3'],
] as const;

if (count > 0)
  test('on a wide window the openings stand in a table', async ({ page }) => {
    await page.setViewportSize({ width: 769, height: 800 });
    await page.goto('/positions');
    const table = page.getByRole('main').getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([
      'Position',
      ...values.map(([label]) => label),
      'Job description',
    ]);
    const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows).toHaveCount(count);
    for (const [role, route] of jobs) {
      const row = rows.filter({ has: page.getByRole('rowheader', { name: role }) });
      await expect(row.getByRole('cell')).toHaveText([
        ...values.map(([, value]) => value),
        'Job description',
      ]);
      await expect(row.getByRole('link', { name: role })).toHaveAttribute('href', route);
    }
  });

if (count > 0)
  test('at 768 px and below each opening is a card, and each value stands under its own label', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/positions');
    const main = page.getByRole('main');
    await expect(main.getByRole('table')).toBeHidden();
    for (const [role, route] of jobs) {
      const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: role }) });
      await expect(card.getByRole('term')).toHaveText(values.map(([label]) => `${label}:`));
      await expect(card.getByRole('definition')).toHaveText(values.map(([, value]) => value));
      await card.getByRole('link', { name: role }).click();
      await expect(page).toHaveURL(route);
      await page.goBack();
    }
  });

test('a job page names its facts in the words of the table', async ({ page }) => {
  for (const [, route] of jobs) {
    await page.goto(route);
    for (const [label] of values)
      await expect(page.getByRole('main').getByRole('term').filter({ hasText: label }), route).toBeVisible();
  }
});

/** Titles that end in an abbreviation, which reads as a degree, and what they stand for. */
const spelledOut: readonly (readonly [route: string, area: string])[] = [
  ['/jobdescbe', 'Backend'],
  ['/jobdescfe', 'Frontend'],
];

for (const [route, area] of spelledOut)
  for (const [role] of jobs.filter(([, address]) => address === route))
    test(`${role} is spelled out as ${area} in the table, on its card and on its page`, async ({ page }) => {
      const name = `${role} (${area})`;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/positions');
      await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
      await page.setViewportSize({ width: 390, height: 800 });
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await page.goto(route);
      await expect(page.getByRole('main').getByRole('definition').first()).toHaveText(area);
    });

test('the form suggests the openings for the position, and takes any other', async ({ page }) => {
  await page.goto('/apply');
  const position = page.getByLabel('Position');
  await expect(position).toHaveRole('combobox');
  const suggested = await position.evaluate((input) =>
    input instanceof HTMLInputElement ? [...(input.list?.options ?? [])].map(({ value }) => value) : [],
  );
  expect(suggested).toEqual(expect.arrayContaining(jobs.map(([role]) => role)));
  await position.fill('Flutter');
  await expect(position).toHaveValue('Flutter');
});
