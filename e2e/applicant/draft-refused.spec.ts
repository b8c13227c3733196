import type { Page } from '@playwright/test';
import { expectNoFile, fillForm, fillWords, noWords, openForm, wordsOn } from '../support/fixtures/apply.ts';
import { forms, press } from '../support/fixtures/forms.ts';
import { expect, test } from '../support/fixtures/storage-denied.ts';
import { test as visit } from '../support/fixtures/visit.ts';

/** The form is filled in, says nothing of a draft, and is sent. */
async function sendUnkept(page: Page): Promise<void> {
  await fillForm(page);
  await expect(page.getByText('kept on this device')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Discard draft' })).toBeHidden();
  await press(page, forms.apply);
  await expect(page.getByRole('dialog')).toHaveText(/^Thank you/);
}

test('where storage is refused nothing is kept, the page says nothing false, and the form still works', async ({
  page,
}) => {
  await openForm(page);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow();
  await fillWords(page);
  await openForm(page);
  expect(await wordsOn(page)).toEqual(noWords);
  await expectNoFile(page);
  await sendUnkept(page);
});

visit('where the mere name of the storage throws, the form still works', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  });
  await openForm(page);
  await sendUnkept(page);
});
