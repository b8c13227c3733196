import { defineMiddleware } from 'astro:middleware';
import { defaultTreeAdapter as tree, parse, parseFragment, serialize } from 'parse5';
import { headingFontAttribute } from './dom-contract.ts';
import { cspOf } from './csp.ts';
import { headingFont, lettersOf } from './heading-font/heading-font.ts';
import { attribute, type Element, elementsIn, textOf } from './html.ts';
import { dropDefaults, islandRuntime } from './hydration/island-html.ts';

/**
 * Completes the HTML of a page: the font of its headings, one style element, the island runtime as a file, and last the
 * Content-Security-Policy with the hashes of what is then in the page. Astro's own policy (`security.csp`) has no hash of an
 * `is:inline` script, and is at the end of the head, behind what it should cover.
 */
export const onRequest = defineMiddleware(async ({ url, logger }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const document = parse(await response.text());
  const elements = elementsIn(document);
  const head = elements.find(({ tagName }) => tagName === 'head');
  const viewport = elements.find((each) => attribute(each, 'name') === 'viewport');
  const script = elements.find(({ tagName }) => tagName === 'script');
  if (!head || !viewport || !script)
    throw new Error(`${url.pathname} lacks parts of the <head> of layouts/Base.astro; use this layout.`);
  const insert = (html: string, before: Element) =>
    parseFragment(html).childNodes.forEach((node) => tree.insertBefore(head, node, before));

  const { rules, missing } = await headingFont(lettersOf(elements.map(headingText).join('')));
  if (missing.length > 0)
    logger.warn(
      `${url.pathname}: the heading font lacks ${missing.join(' ')}; avoid them in headings, or accept a fallback font.`,
    );
  // The first script is that of `layouts/FirstFrame.astro`, which loads the font.
  insert(`<style>${rules}${import.meta.env.PROD ? takeStyles(elements) : ''}</style>`, script);
  if (import.meta.env.PROD) removeRuntime(elements);
  insert(`<meta http-equiv="content-security-policy" content="${cspOf(elementsIn(document))}">`, viewport);
  return new Response(serialize(document), response);
});

/** The text of an element in the heading font (`base.css`), empty for one in another font. */
const headingText = (each: Element) =>
  /^h[12]$/.test(each.tagName) || attribute(each, headingFontAttribute) !== undefined ? textOf(each) : '';

/** Removes the style elements and returns their text: a single element needs a single hash in the policy. */
function takeStyles(elements: readonly Element[]): string {
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  styles.forEach(tree.detachNode);
  return styles.map(textOf).join('').replaceAll('\n', '');
}

/** Removes Astro's inline island runtime, and the attributes that its file does not need (`hydration/`). */
function removeRuntime(elements: readonly Element[]) {
  elements.filter((each) => textOf(each) === islandRuntime).forEach(tree.detachNode);
  elements.filter(({ tagName }) => tagName === 'astro-island').forEach(dropDefaults);
}
