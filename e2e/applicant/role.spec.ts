import type { Page } from '@playwright/test';
import { hydratedAttribute } from '../../src/contract.ts';
import { formHydrated, openForm } from '../support/fixtures/apply.ts';
import { translate } from '../support/fixtures/changed-page.ts';
import { jobs } from '../support/fixtures/openings.ts';
import { scripts, test as slow } from '../support/fixtures/slow-script.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const tracks = ['/freshers', '/nonit', '/housewives'];
const line = 'You are applying for';
const query = (role: string) => `?position=${encodeURIComponent(role)}`;
const main = (page: Page) => page.getByRole('main');
const apply = (page: Page) => main(page).getByRole('link', { name: 'Apply', exact: true });

for (const [index, [role, route]] of jobs.entries())
  test(`from ${route} the role goes along to a track, through its terms and into the form`, async ({
    page,
  }) => {
    const track = tracks[index % tracks.length] ?? '';
    await page.goto(route);
    const first = main(page)
      .getByRole('link', { name: /apply|form/i })
      .first();
    await expect(first).toHaveText('Apply');
    await first.click();
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

for (const [role, route] of jobs)
  test(`from ${route} the form is one click away, with the role filled in`, async ({ page }) => {
    await page.goto(route);
    await main(page).getByRole('link', { name: 'Straight to the form' }).first().click();
    await expect(page).toHaveURL(`/apply${query(role)}`);
    await expect(page.getByLabel('Position')).toHaveValue(role);
  });

for (const asked of ['Chief Executive', '<b>Junior Devops Engineer</b>', ''])
  for (const route of ['/interns', '/freshers'])
    test(`${route} drops a role that is not open, such as “${asked}”`, async ({ page }) => {
      await page.goto(route + query(asked));
      await expect(main(page).getByText(line)).toBeHidden();
      if (asked) await expect(page.locator('body')).not.toContainText(asked);
      await expect(main(page).locator('a[href*="position="]')).toHaveCount(0);
      await expect(main(page).locator('a[href="/freshers"], a[href="/apply"]')).not.toHaveCount(0);
    });

test.describe('on a page that was translated', () => {
  test.use({ changedPage: true });

  test('the role is still on the Apply link once the terms are rendered anew', async ({ page }) => {
    const role = 'Junior Devops Engineer';
    await page.goto(`/freshers${query(role)}`);
    await translate(page);
    await main(page).getByRole('checkbox').check();
    await expect(page.locator(`main astro-island[${hydratedAttribute}]`)).toHaveCount(1);
    await apply(page).click();
    await expect(page).toHaveURL(`/apply${query(role)}`);
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

for (const asked of ['Chief Executive', 'junior devops engineer', '<b>Junior Devops Engineer</b>', ''])
  test(`a role that is not open, such as “${asked}”, is not filled in`, async ({ page }) => {
    await openForm(page, `/apply?position=${encodeURIComponent(asked)}`);
    await expect(page.getByLabel('Position')).toHaveValue('');
  });

slow(
  'what is typed before the script comes wins over the role of the address',
  async ({ page, siteProxy }) => {
    const release = siteProxy.hold(scripts);
    await page.goto(`/apply?position=${encodeURIComponent('Junior Devops Engineer')}`);
    await page.getByLabel('Position').fill('Tester');
    release();
    await formHydrated(page);
    await expect(page.getByLabel('Position')).toHaveValue('Tester');
  },
);
