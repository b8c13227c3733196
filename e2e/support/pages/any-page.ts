import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Goes back by one page. `page.goBack()` waits for an event that a page from the back/forward cache does not fire.
 * @param path of the previous page
 */
export async function goBack(page: Page, path: string) {
  // In a later task, since a page that leaves at once does not return from `evaluate`.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(path);
}

/**
 * Waits until every island in a part of the page is hydrated. This checks each frame; an expectation would soon check only every
 * half second.
 */
export async function expectHydrated(page: Page, part: 'main' | 'header') {
  await page.waitForFunction((part) => {
    const islands = [...document.querySelectorAll(`${part} astro-island`)];
    return islands.length > 0 && islands.every((island) => island.hasAttribute('data-hydrated'));
  }, part);
}

/** The box of an element in the window. */
export const boxOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((element) => element.getBoundingClientRect().toJSON());

/**
 * Expects the whole element in the window, give or take half a pixel: a browser scrolls by whole pixels, and lines have heights with
 * fractions.
 */
export async function expectUncut(element: Locator) {
  const { height } = await boxOf(element);
  await expect(element).toBeInViewport({ ratio: 1 - 0.5 / height });
}
