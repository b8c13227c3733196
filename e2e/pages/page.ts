import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Goes back by one page. `page.goBack()` waits for an event that a page from the back/forward cache does not raise.
 * @param path the path of that page
 */
export async function goBack(page: Page, path: string): Promise<void> {
  // In a task of its own, since a page that leaves at once does not answer.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(path);
}

/**
 * Waits until every island of a part of the page is hydrated. This looks in each frame; an expectation looks only every half
 * second after a while.
 */
export async function expectHydrated(page: Page, part: 'main' | 'header'): Promise<void> {
  await page.waitForFunction((part) => {
    const islands = [...document.querySelectorAll(`${part} astro-island`)];
    return islands.length > 0 && islands.every((island) => island.hasAttribute('data-hydrated'));
  }, part);
}

/**
 * Expects no visible part of an element to be cut off. In whole pixels, since a browser scrolls by whole pixels and most fonts make
 * a line higher by a fraction of one.
 */
export async function expectUncut(element: Locator): Promise<void> {
  const { height } = (await element.boundingBox()) ?? { height: 1 };
  await expect(element).toBeInViewport({ ratio: 1 - 0.5 / height });
}

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
