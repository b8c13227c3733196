import { expect, type Page } from '@playwright/test';

/**
 * Goes back by one or more pages. `page.goBack()` waits for an event that a page from the back/forward cache does not
 * raise.
 * @param path the path of that page
 */
export async function goBack(page: Page, path: string, steps = 1): Promise<void> {
  await page.evaluate((steps) => history.go(-steps), steps);
  await expect(page).toHaveURL(path);
}
