import type { Page } from '@playwright/test';

/**
 * Logs what screen readers announce: each new text of a live region. A modal dialog hides the page, so when it closes, screen
 * readers announce every text again. Call this before opening the page. Returns a function that reads the
 * log.
 */
export async function logAnnouncements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const selector = '[role=status], [role=alert], [aria-live]';
    const log: string[] = [];
    const add = (region: Element) => {
      if (region.textContent && region.checkVisibility({ visibilityProperty: true }))
        log.push(region.textContent);
    };
    new MutationObserver((records) => {
      const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
      const regions = records.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(selector),
      );
      for (const region of new Set(regions)) if (region && !added.has(region)) add(region);
    }).observe(document, { childList: true, characterData: true, subtree: true });
    document.addEventListener('close', () => document.querySelectorAll(selector).forEach(add), true);
    Object.assign(window, { announcements: log });
  });
  return () => page.evaluate(() => Reflect.get(window, 'announcements'));
}
