import { count, jobs } from '../support/fixtures/openings.ts';
import { expect, test } from '../support/test-site.ts';

/** What the table says of each of the five openings. */
const values = [
  ['Location', 'Remote'],
  ['Posting date', '14/6/2025'],
  ['Experience', '2024,2025 Freshers'],
  ['No. of Openings', '3'],
] as const;

/** How the line above the table says what a column holds in every row. */
const sayings = [
  (location: string) => location,
  (day: string) => `posted ${day}`,
  (experience: string) => experience,
  (openings: string) => `${openings} ${openings === '1' ? 'opening' : 'openings'}`,
];

test.beforeEach(() => expect(jobs, 'openings to look at').not.toEqual([]));

test('the openings stand in a table on a wide window, and on cards with labels of their own at 768 px and below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto('/positions');
  const table = page.getByRole('main').getByRole('table');
  const labels = table.getByRole('columnheader');
  await expect(labels).toHaveText(['Position', ...values.map(([label]) => label), 'Job description']);
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(count);
  const row = (role: string) =>
    rows.filter({ has: page.getByRole('rowheader', { name: role, exact: true }) });
  const reads = (role: string, texts: string[]) =>
    expect(row(role).getByRole('cell')).toHaveText([...texts, 'Job description'], { useInnerText: true });
  for (const [role, route] of jobs) {
    await reads(
      role,
      values.map(([, value]) => value),
    );
    for (const name of [role, `Job description: ${role}`])
      await expect(row(role).getByRole('link', { name, exact: true })).toHaveAttribute('href', route);
  }

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(labels).toHaveCount(0);
  for (const [role] of jobs) {
    await expect(row(role).getByRole('link', { name: role, exact: true })).toBeVisible();
    await reads(
      role,
      values.map(([label, value]) => `${label} ${value}`),
    );
  }
});

test('what is the same for each opening is said once above the table', async ({ page }) => {
  await page.goto('/positions');
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(count);
  const cells = await Promise.all((await rows.all()).map((row) => row.getByRole('cell').allInnerTexts()));
  const same = sayings.flatMap((saying, column) => {
    const [value = '', ...others] = new Set(cells.map((row) => row[column]));
    return count > 1 && others.length === 0 ? saying(value) : [];
  });
  // The five of the product document are alike, whichever of them are open.
  if (count > 1 && count === jobs.length)
    expect(same).toEqual(['Remote', 'posted 14/6/2025', '2024,2025 Freshers', '3 openings']);
  const line = page.getByText(/^Each role: /);
  await expect(line).toHaveText(same.length > 0 ? [`Each role: ${same.join(' · ')}`] : []);
});

test('a job page names its facts in the words of the table', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [, route] of jobs) {
    await page.goto(route);
    for (const [label] of values)
      await expect(main.getByRole('term').filter({ hasText: label }), route).toBeVisible();
  }
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
