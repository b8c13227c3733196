import type { Page } from '@playwright/test';
import { hydratedAttribute } from '../../src/dom-contract.ts';
import { openForm } from '../support/fixtures/apply.ts';
import { translate } from '../support/fixtures/changed-page.ts';
import { jobs } from '../support/fixtures/openings.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const tracks = ['/freshers', '/nonit', '/housewives'];
const line = 'You are applying for';
const open = 'Junior Devops Engineer';
const query = (role: string) => `?position=${encodeURIComponent(role)}`;
const main = (page: Page) => page.getByRole('main');
const apply = (page: Page) => main(page).getByRole('link', { name: 'Apply', exact: true });

test('from each job page the form is one click away, with the role filled in', async ({ page }) => {
  expect(jobs, 'openings to apply for').not.toEqual([]);
  for (const [role, route] of jobs) {
    await page.goto(route);
    const first = main(page)
      .getByRole('link', { name: /apply|form/i })
      .first();
    await expect(first).toHaveText('Apply');
    await expect(first).toHaveAttribute('href', `/interns${query(role)}`);
    await main(page).getByRole('link', { name: 'Straight to the form' }).first().click();
    await expect(page).toHaveURL(`/apply${query(role)}`);
    await expect(page.getByLabel('Position')).toHaveValue(role);
  }
});

test('the role goes along from a job page to each track, through its terms and into the form', async ({
  page,
}) => {
  for (const [index, track] of tracks.entries())
    await test.step(track, async () => {
      const [role, route] = jobs[index % jobs.length] ?? ['', ''];
      await page.goto(route);
      await apply(page).first().click();
      await expect(page).toHaveURL(`/interns${query(role)}`);
      await expect(main(page).getByText(line)).toHaveText(`${line} ${role}`);
      await main(page).locator(`a[href^="${track}"]`).click();
      await expect(page).toHaveURL(track + query(role));
      await expect(main(page).getByText(line)).toHaveText(`${line} ${role}`);
      await expect(apply(page)).toBeHidden();
      await main(page).getByRole('checkbox').check();
      await apply(page).click();
      await expect(page).toHaveURL(`/apply${query(role)}`);
      await expect(page.getByLabel('Position')).toHaveValue(role);
    });
});

test('a role that is not open is dropped on the way, and not filled in', async ({ page }) => {
  for (const asked of ['Chief Executive', open.toLowerCase(), `<b>${open}</b>`, ''])
    await test.step(`“${asked}”`, async () => {
      for (const route of ['/interns', '/freshers']) {
        await page.goto(route + query(asked));
        await expect(main(page).getByText(line)).toBeHidden();
        if (asked) await expect(page.locator('body')).not.toContainText(asked, { ignoreCase: false });
        await expect(main(page).locator('a[href*="position="]')).toHaveCount(0);
        await expect(main(page).locator('a[href="/freshers"], a[href="/apply"]')).not.toHaveCount(0);
      }
      await openForm(page, `/apply${query(asked)}`);
      await expect(page.getByLabel('Position')).toHaveValue('');
    });
});

test.describe('on a page that was translated', () => {
  test.use({ changedPage: true });

  test('the role is still on the Apply link once the terms are rendered anew', async ({ page }) => {
    await page.goto(`/freshers${query(open)}`);
    await translate(page);
    await main(page).getByRole('checkbox').check();
    await expect(page.locator(`main astro-island[${hydratedAttribute}]`)).toHaveCount(1);
    await apply(page).click();
    await expect(page).toHaveURL(`/apply${query(open)}`);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the way to the form is the same, only without the role', async ({ page }) => {
    await page.goto('/jobdescbe');
    await apply(page).first().click();
    await expect(page).toHaveURL(/\/interns\?position=/);
    await expect(main(page).getByText(line)).toBeHidden();
    await main(page).locator('a[href="/freshers"]').click();
    await main(page).getByRole('checkbox').check();
    await apply(page).click();
    await expect(page).toHaveURL('/apply');
  });
});
