import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Goes back by one page. `page.goBack()` waits for an event that a page from the back/forward cache does not fire.
 * @param path of the previous page
 */
export async function goBack(page: Page, path: string) {
  // `evaluate` never returns if the page navigates while it is running.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(path);
}

/**
 * Waits until every island in a part of the page is hydrated. It checks in each frame, which is faster than an
 * expectation that is repeated.
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

/** Expects the whole element in the window. Half a pixel may be missing, since a browser scrolls by whole pixels. */
export async function expectFullyInViewport(element: Locator) {
  const { height } = await boxOf(element);
  await expect(element).toBeInViewport({ ratio: 1 - 0.5 / height });
}
