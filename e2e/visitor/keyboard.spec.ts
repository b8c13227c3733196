import type { Locator, Page } from '@playwright/test';
import { expectDialog } from '../support/fixtures/dialogs.ts';
import { firstCalls } from '../support/fixtures/fault-table.ts';
import { fieldOn, submitOf } from '../support/fixtures/forms.ts';
import { PDF } from '../support/fixtures/resumes.ts';
import { expect, test } from '../support/fixtures/visit.ts';

/** Presses Tab until this has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

for (const { form, messages } of firstCalls)
  test(`${form.page} by keyboard alone`, async ({ page, stranger, member }) => {
    const person = form.registered ? member : stranger;
    const typed = { ...form.typed(person), ...(form.password && { [form.password]: person.password }) };
    await page.goto(form.page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (const [label, value] of Object.entries(typed)) {
      await tabTo(page, fieldOn(page, form, label));
      await page.keyboard.type(value);
    }
    if (form.file) {
      await tabTo(page, fieldOn(page, form, form.file));
      const chooser = page.waitForEvent('filechooser');
      // Once this is answered, the browser hands the picker over.
      await page.evaluate(() => undefined);
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(PDF.path);
    }
    await tabTo(page, submitOf(page, form));
    await page.keyboard.press('Enter');
    const dialog = await expectDialog(page, messages.answered);
    await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(messages.answered.next ?? form.page);
  });
