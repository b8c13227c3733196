import { defineMiddleware } from 'astro:middleware';
import { parseHTML } from 'linkedom';
import { headingFont } from '../heading-font/heading-font.ts';
import { cspOf } from './csp.ts';

/** Elements in the heading font (`base.css`). */
const headings = 'h1, h2, h3, [data-heading-font]';

/**
 * Adds the heading font and the Content-Security-Policy to each page. Joins inline styles and scripts, so that the policy needs
 * fewer hashes. Astro's own policy (`security.csp`) lacks the hashes of `is:inline` scripts, and is at the end of the head.
 */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const { document } = parseHTML(await response.text());
  const text = [...document.querySelectorAll(headings)].map(({ textContent }) => textContent).join('');
  // The first script loads the font, so the style with the font comes first. `joinElements` then moves the other styles into it.
  insertBefore(document, 'script', `<style>${await headingFont(text)}</style>`);
  if (import.meta.env.PROD) {
    joinElements(document, 'style');
    // The scripts in `main` stay in their places, because they may need the elements before them. With the line break, a comment
    // at the end of a script does not hide the next script.
    joinElements(document, ':is(head, header) script:not([src], [type])', '\n');
  }
  const policy = cspOf(document);
  insertBefore(
    document,
    '[name=viewport]',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
  );
  return new Response(`<!DOCTYPE html>${document.documentElement.outerHTML}`, response);
});

function insertBefore(document: Document, selector: string, html: string) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}; use layouts/BaseLayout.astro.`);
  element.insertAdjacentHTML('beforebegin', html);
}

/** Moves the texts of elements into the first one. */
function joinElements(document: Document, selector: string, separator = '') {
  const [first, ...others] = document.querySelectorAll(selector);
  for (const other of others) {
    first?.append(separator, other.textContent);
    other.remove();
  }
}
