import type { Page } from '@playwright/test';

/**
 * Changes the page as the translation of a browser does: replaces each text, now and later, with two nested `<font>` elements.
 * It adds only a space to the text. Locators ignore the space, React does not.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const skipped = 'font, script, style, noscript, textarea, [translate=no]';
    const newFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const change = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(skipped)) continue;
        const font = newFont();
        font.append(newFont());
        font.firstElementChild?.append(`${text.data} `);
        text.replaceWith(font);
      }
    };
    change();
    const everything = { subtree: true, childList: true, characterData: true };
    new MutationObserver(change).observe(document.body, everything);
  });

/** Changes the page as a password manager does: adds an element after each input. */
export const addExtensionElements = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('input'))
      input.after(Object.assign(document.createElement('div'), { className: 'extension' }));
  });
