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

/** Waits for the dialog with exactly this message, and presses Close. By keyboard, since a click soon after another one is ignored. */
export async function closeDialog(
  page: Page,
  message: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<void> {
  const dialog = page.getByRole(role);
  // A note may follow.
  await expect(dialog.getByRole('paragraph').first()).toHaveText(message);
  await dialog.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
}
