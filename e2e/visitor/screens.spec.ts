import type { Page } from '@playwright/test';
import { facts } from '../support/fixtures/facts.ts';
import type { Screen } from '../support/fixtures/screen.ts';
import { screens } from '../support/fixtures/screens.ts';
import { expect, test } from '../support/test-site.ts';

for (const screen of screens)
  test(`${screen.route} shows every block, link and button the document names`, async ({ page }) => {
    await page.goto(screen.route);
    await check(page, screen);
  });

async function check(
  page: Page,
  { route, headings = [], links = [], texts = [], fields = [], words = 0, last }: Screen,
) {
  const main = page.getByRole('main');
  for (const name of headings) await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  const byName = Map.groupBy(links, ([name]) => name);
  for (const [name, same] of byName) {
    const found = main.getByRole('link', { name, exact: true });
    await expect(found.first()).toBeVisible();
    const targets = await found.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    // What the document quotes stands exactly as often as it says.
    const seen = typeof name === 'string' ? targets : [...new Set(targets)];
    expect(seen, String(name)).toEqual(same.map(([, href]) => href));
  }
  for (const text of [...texts, ...(facts[route] ?? [])]) await expect(main).toContainText(text);
  for (const [label, name] of fields)
    await expect(main.getByLabel(label, { exact: true })).toHaveAttribute('name', name);
  if (last) await expect(main.getByRole('heading').last()).toHaveText(last);
  // The picture of the banner is drawn for the eye alone, and has no name.
  await expect(main.locator('svg').first()).toBeVisible();
  const said = await main.innerText();
  expect(said.split(/\s+/).length).toBeGreaterThanOrEqual(words);
}
