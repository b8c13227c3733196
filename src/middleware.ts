import { defineMiddleware } from 'astro:middleware';
import { defaultTreeAdapter as tree, parse, parseFragment, serialize } from 'parse5';
import { headingFontAttribute } from './dom-contract.ts';
import { cspOf } from './csp.ts';
import { headingFont, lettersOf } from './heading-font/heading-font.ts';
import { attribute, type Element, elementsIn, textOf } from './html.ts';
import { dropDefaults, islandRuntime } from './hydration/island-html.ts';

/** Adds the heading font and the Content-Security-Policy to each page. Both depend on its complete HTML. */
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

  const { rules, missing } = await headingFont(lettersOf(elements.map(headingText).join('')));
  if (missing.length > 0)
    logger.warn(
      `${url.pathname}: the heading font lacks ${missing.join(' ')}; avoid them in headings, or accept a fallback font.`,
    );

  let css = rules;
  if (import.meta.env.PROD) {
    // A single element needs a single hash in the policy. In development, Vite replaces each style sheet separately.
    const styles = elements.filter(({ tagName }) => tagName === 'style');
    const runtime = elements.filter((each) => textOf(each) === islandRuntime);
    for (const each of [...styles, ...runtime]) tree.detachNode(each);
    css += styles.map(textOf).join('').replaceAll('\n', '');
    elements.filter(({ tagName }) => tagName === 'astro-island').forEach(dropDefaults);
  }
  const insert = (html: string, before: Element) =>
    parseFragment(html).childNodes.forEach((node) => tree.insertBefore(head, node, before));
  // The first script is that of `layouts/FirstFrame.astro`, which loads the font.
  insert(`<style>${css}</style>`, script);
  const csp = cspOf(elementsIn(document));
  insert(`<meta http-equiv="content-security-policy" content="${csp}">`, viewport);
  return new Response(serialize(document), response);
});

/** The text of an element in the heading font (`base.css`), empty for one in another font. */
const headingText = (each: Element) =>
  /^h[12]$/.test(each.tagName) || attribute(each, headingFontAttribute) !== undefined ? textOf(each) : '';
