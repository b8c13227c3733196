import { defineMiddleware } from 'astro:middleware';
import { parseHTML } from 'linkedom';
import { headingFontAttribute } from './dom-contract.ts';
import { cspOf } from './csp.ts';
import { headingFont, lettersOf } from './heading-font/heading-font.ts';
import { dropDefaults, islandRuntime } from './hydration/island-html.ts';

/**
 * Completes the HTML of a page: the font of its headings, one style element, the island runtime as a file, and last the
 * Content-Security-Policy with the hashes of what is then in the page. Astro's own policy (`security.csp`) has no hash of an
 * `is:inline` script, and is at the end of the head, behind what it should cover.
 */
export const onRequest = defineMiddleware(async ({ url, logger }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const { document } = parseHTML(await response.text());
  // The first script is that of `layouts/FirstFrame.astro`, which loads the font.
  const script = document.querySelector('script');
  const viewport = document.querySelector('[name=viewport]');
  if (!script || !viewport)
    throw new Error(`${url.pathname} lacks parts of the <head> of layouts/Base.astro; use this layout.`);

  const { rules, missing } = await headingFont(lettersOf(textOf(document.querySelectorAll(headings))));
  if (missing.length > 0)
    logger.warn(
      `${url.pathname}: the heading font lacks ${missing.join(' ')}; avoid them in headings, or accept a fallback font.`,
    );
  const styles = import.meta.env.PROD ? takeStyles(document) : '';
  script.insertAdjacentHTML('beforebegin', `<style>${rules}${styles}</style>`);
  if (import.meta.env.PROD) removeRuntime(document);
  const csp = `<meta http-equiv="content-security-policy" content="${cspOf(document)}">`;
  viewport.insertAdjacentHTML('beforebegin', csp);
  return new Response(document.toString(), response);
});

/** The text in the heading font (`base.css`). */
const headings = `h1, h2, [${headingFontAttribute}]`;

const textOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent).join('');

/** Removes the style elements and returns their text: a single element needs a single hash in the policy. */
function takeStyles(document: Document): string {
  const styles = [...document.querySelectorAll('style')];
  for (const style of styles) style.remove();
  return textOf(styles).replaceAll('\n', '');
}

/** Removes Astro's inline island runtime, and the attributes that its file does not need (`hydration/`). */
function removeRuntime(document: Document) {
  for (const script of document.querySelectorAll('script'))
    if (script.textContent === islandRuntime) script.remove();
  document.querySelectorAll('astro-island').forEach(dropDefaults);
}
