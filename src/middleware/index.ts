import { defineMiddleware } from 'astro:middleware';
import { parseHTML } from 'linkedom';
import { headingFontAttribute } from '../dom-contract.ts';
import { cspOf } from './csp.ts';
import { headingFont, lettersOf } from '../heading-font/heading-font.ts';

/**
 * Completes the HTML of a page in three steps: the font of its headings, fewer elements with a hash in the policy, and the
 * Content-Security-Policy of the page that results. Astro's own policy (`security.csp`) has no hash of an
 * `is:inline` script, and is at the end of the head, behind what it should cover.
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

/** The text in the heading font (`base.css`). */
const headings = `h1, h2, h3, [${headingFontAttribute}]`;

const textOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent).join('');

/** Inserts HTML before the first element that a selector matches. */
function insertBefore(document: Document, selector: string, html: string) {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no ${selector}; use layouts/BaseLayout.astro.`);
  element.insertAdjacentHTML('beforebegin', html);
}

/**
 * Adds the font before the first script, that of `layouts/FirstFrame.astro`, which loads it.
 * @returns the letters that the font lacks
 */
async function addHeadingFont(document: Document): Promise<string[]> {
  const { rules, missing } = await headingFont(lettersOf(textOf(document.querySelectorAll(headings))));
  insertBefore(document, 'script', `<style>${rules}</style>`);
  return missing;
}

/**
 * Moves the texts of elements into the first one, since each element needs a hash in the policy. The first style element is
 * before the first script.
 */
function joinElements(document: Document, selector: string) {
  const [first, ...others] = document.querySelectorAll(selector);
  first?.append(textOf(others));
  for (const other of others) other.remove();
}

/** Adds the policy before everything that it covers. */
const addPolicy = (document: Document) =>
  insertBefore(
    document,
    '[name=viewport]',
    `<meta http-equiv="content-security-policy" content="${cspOf(document)}">`,
  );
