import { defineMiddleware } from 'astro:middleware';
import { parseHTML } from 'linkedom';
import { headingFontAttribute } from '../dom-contract.ts';
import { cspOf } from './csp.ts';
import { headingFont, lettersOf } from '../heading-font/heading-font.ts';

/**
 * Completes the HTML of a page in three steps: the font of its headings, one style element, and the Content-Security-Policy
 * with the hashes of the page that results. Astro's own policy (`security.csp`) has no hash of an
 * `is:inline` script, and is at the end of the head, behind what it should cover.
 */
export const onRequest = defineMiddleware(async ({ url, logger }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const { document } = parseHTML(await response.text());
  const missing = await addHeadingFont(document);
  if (import.meta.env.PROD) joinStyles(document);
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

/** Moves all styles into the first element, that of the font: a single element needs a single hash in the policy. */
function joinStyles(document: Document) {
  const [first, ...others] = document.querySelectorAll('style');
  for (const style of others) style.remove();
  first?.append(textOf(others).replaceAll('\n', ''));
}

/** Adds the policy before everything that it covers. */
const addPolicy = (document: Document) =>
  insertBefore(
    document,
    '[name=viewport]',
    `<meta http-equiv="content-security-policy" content="${cspOf(document)}">`,
  );
