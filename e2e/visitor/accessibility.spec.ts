import { broken, checkAccessibility, schemes } from '../support/fixtures/axe.ts';
import { forms, open } from '../support/fixtures/forms.ts';
import { smallTargets } from '../support/fixtures/targets.ts';
import { expect, test } from '../support/test-site.ts';

test('the open menu of a phone, with a dropdown open in it, breaks no rule', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.locator('summary', { hasText: 'Menu' }).first().click();
  await page.locator('summary', { hasText: 'Services' }).click();
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await broken(page, colorScheme)).toEqual([]);
  }
  expect(await page.evaluate(smallTargets)).toEqual([]);
});

test('an open dropdown on a desk breaks no rule', async ({ page }) => {
  await page.goto('/about');
  await page.locator('summary', { hasText: 'Solutions menu' }).press('Enter');
  await expect(page.getByRole('link', { name: 'All solutions' }).first()).toBeVisible();
  expect(await broken(page)).toEqual([]);
});

test('a form that says what is wrong, and the dialog after it, break no rule', async ({ page }) => {
  await open(page, forms.login);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused();
  await checkAccessibility(page);
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toHaveText(/^Invalid email or password/);
  await checkAccessibility(page);
});
