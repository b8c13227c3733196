import { expect, type Page } from '@playwright/test';

/**
 * Goes back by one or more pages. `page.goBack()` waits for an event that a page from the back/forward cache does not
 * raise.
 * @param path the path of that page
 */
export async function goBack(page: Page, path: string, steps = 1): Promise<void> {
  // In a task of its own, since a page that leaves at once does not answer.
  await page.evaluate((steps) => void setTimeout(() => history.go(-steps)), steps);
  await expect(page).toHaveURL(path);
}
