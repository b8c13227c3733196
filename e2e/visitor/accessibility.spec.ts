import { checkAccessibility, windows } from '../support/fixtures/axe.ts';
import { expectDialog } from '../support/fixtures/dialogs.ts';
import { fieldOn, formOn, forms, open, press } from '../support/fixtures/forms.ts';
import { dropdown, entry, hamburger } from '../support/fixtures/header.ts';
import { sentences } from '../support/fixtures/sentences.ts';
import { expect, test } from '../support/test-site.ts';

test('the open menu of a phone, with a dropdown open in it, breaks no rule', async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await page.goto('/about');
  await hamburger(page).click();
  await dropdown(page, 'Services').click();
  await checkAccessibility(page, [windows.phone]);
});

test('an open dropdown on a desk breaks no rule', async ({ page }) => {
  await page.setViewportSize(windows.desk);
  await page.goto('/about');
  await dropdown(page, 'Solutions menu').press('Enter');
  await expect(entry(page, 'All solutions')).toBeVisible();
  await checkAccessibility(page, [windows.desk]);
});

test('a form that says what is wrong, and the dialog after it, break no rule', async ({ page }) => {
  await open(page, forms.login);
  await press(page, forms.login);
  await expect(formOn(page, forms.login).getByRole('alert')).toBeFocused();
  await checkAccessibility(page);
  await fieldOn(page, forms.login, 'Email').fill('nobody@example.com');
  await fieldOn(page, forms.login, 'Password').fill('not the password');
  await press(page, forms.login);
  await expectDialog(page, { sentence: sentences.login.invalid });
  await checkAccessibility(page);
});
