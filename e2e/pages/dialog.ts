import { expect, type Page, test } from '@playwright/test';

/** Waits for the dialog with exactly this message, and closes it. An error is reported at the line of the caller. */
export async function closeDialog(
  page: Page,
  message: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<void> {
  await test.step(
    `Close the dialog “${message}”`,
    async () => {
      const dialog = page.getByRole(role);
      // A note may follow.
      await expect(dialog.getByRole('paragraph').first()).toHaveText(message);
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(dialog).toBeHidden();
    },
    { box: true },
  );
}
