import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until Close and X work: shortly after opening, they refuse the second press of a double click. */
export const expectClosable = (dialog: Locator) => expect(dialog).toHaveAttribute('data-closable');

/** Waits for the dialog with exactly this message, and closes it. */
export async function closeDialog(
  page: Page,
  message: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<void> {
  const dialog = page.getByRole(role);
  // A note may follow.
  await expect(dialog.getByRole('paragraph').first()).toHaveText(message);
  await expectClosable(dialog);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
}
