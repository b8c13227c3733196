import { defineMiddleware } from 'astro:middleware';
import { parseHTML } from 'linkedom';
import { headingFontAttribute } from '../dom-contract.ts';
import { cspOf } from './csp.ts';
import { headingFont, lettersOf } from '../heading-font/heading-font.ts';

/**
 * Adds the heading font and the Content-Security-Policy to each page, and joins inline styles and scripts, so that the policy
 * needs fewer hashes. Astro's own policy (`security.csp`) has no hash of an `is:inline` script and comes at the end of the head.
 */
export const onRequest = defineMiddleware(async ({ url, logger }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const { document } = parseHTML(await response.text());
  const missing = await addHeadingFont(document);
  if (import.meta.env.PROD) {
    joinElements(document, 'style');
    joinElements(document, ':is(head, header) script:not([src], [type])');
  }
  addPolicy(document);
  if (missing.length > 0)
    logger.warn(
      `${url.pathname}: the heading font lacks ${missing.join(' ')}; avoid them in headings, or accept a fallback font.`,
    );
  return new Response(document.toString(), response);
});

/** Elements in the heading font (`base.css`). */
const headings = `h1, h2, h3, [${headingFontAttribute}]`;

const textOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent).join('');

function insertBefore(document: Document, selector: string, html: string) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}; use layouts/BaseLayout.astro.`);
  element.insertAdjacentHTML('beforebegin', html);
}

/**
 * Adds the font before the first script of the page, which loads it (`layouts/FirstFrame.astro`).
 * @returns the letters that the font lacks
 */
async function addHeadingFont(document: Document): Promise<string[]> {
  const { rules, missing } = await headingFont(lettersOf(textOf(document.querySelectorAll(headings))));
  insertBefore(document, 'script', `<style>${rules}</style>`);
  return missing;
}

/** Moves the texts of elements into the first one. */
function joinElements(document: Document, selector: string) {
  const [first, ...others] = document.querySelectorAll(selector);
  first?.append(textOf(others));
  for (const other of others) other.remove();
}

const addPolicy = (document: Document) =>
  insertBefore(
    document,
    '[name=viewport]',
    `<meta http-equiv="content-security-policy" content="${cspOf(document)}">`,
  );
