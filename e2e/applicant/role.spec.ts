import { formHydrated, openForm } from '../support/fixtures/apply.ts';
import { jobs } from '../support/fixtures/openings.ts';
import { scripts, test as slow } from '../support/fixtures/slow-script.ts';
import { expect, test } from '../support/fixtures/visit.ts';

for (const [role, route] of jobs)
  test(`from ${route} the form is one click away, with the role filled in`, async ({ page }) => {
    await page.goto(route);
    const actions = page.getByRole('main').getByRole('link', { name: /^Apply/ });
    await expect(actions.nth(0)).toHaveText('Apply for this role');
    await expect(actions.nth(1)).toHaveText('Apply through an internship');
    await expect(actions.nth(1)).toHaveAttribute('href', '/interns');
    await actions.nth(0).click();
    await expect(page).toHaveURL(`/apply?position=${encodeURIComponent(role)}`);
    await expect(page.getByLabel('Position')).toHaveValue(role);
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
