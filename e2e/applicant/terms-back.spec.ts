import type { Page } from '@playwright/test';
import { back, mark, test as kept } from '../support/fixtures/back.ts';
import { expect, test } from '../support/fixtures/visit.ts';

const box = (page: Page) => page.getByRole('checkbox', { name: /terms/ });
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Apply', exact: true });

async function tickAndLeave(page: Page): Promise<void> {
  await page.goto('/freshers');
  await mark(page);
  await box(page).check();
  await link(page).click();
  await expect(page).toHaveURL('/apply');
}

async function agrees(page: Page): Promise<void> {
  await expect(link(page)).toBeVisible({ visible: await box(page).isChecked() });
  await box(page).setChecked(!(await box(page).isChecked()));
  await expect(link(page)).toBeVisible({ visible: await box(page).isChecked() });
}

kept('box and Apply link agree on a page the browser kept', async ({ page }) => {
  await tickAndLeave(page);
  await back(page);
  await expect(box(page)).toBeChecked();
  await agrees(page);
});

test('box and Apply link agree on a page the browser loads again', async ({ page }) => {
  await tickAndLeave(page);
  await page.goBack();
  await agrees(page);
});
