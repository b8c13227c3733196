import { expect, type Page } from '@playwright/test';

/**
 * Goes back by one page. `page.goBack()` waits for an event that a page from the back/forward cache does not raise.
 * @param path the path of that page
 */
export async function goBack(page: Page, path: string): Promise<void> {
  // In a task of its own, since a page that leaves at once does not answer.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(path);
}
