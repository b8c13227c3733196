import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until Close and X work: shortly after opening, they refuse the second press of a double click. */
export const expectClosable = (dialog: Locator) => expect(dialog).toHaveAttribute('data-closable');

type Role = 'dialog' | 'alertdialog';

/** Waits for the dialog with exactly this message. */
async function openDialog(page: Page, message: string, role: Role = 'dialog'): Promise<Locator> {
  const dialog = page.getByRole(role);
  // A note may follow.
  await expect(dialog.getByRole('paragraph').first()).toHaveText(message);
  return dialog;
}

/** Waits for the dialog with exactly this message, and presses Close. */
export async function closeDialog(page: Page, message: string, role?: Role): Promise<void> {
  const dialog = await openDialog(page, message, role);
  await expectClosable(dialog);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Waits for the dialog with exactly this message, and presses Escape, which closes it at once. */
export async function escapeDialog(page: Page, message: string, role?: Role): Promise<void> {
  const dialog = await openDialog(page, message, role);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
