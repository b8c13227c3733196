import type { Page } from '@playwright/test';

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
