import { defineMiddleware } from 'astro:middleware';
import { defaultTreeAdapter as tree, parse, parseFragment, serialize } from 'parse5';
import { headingFontAttribute } from './dom-contract.ts';
import { cspOf } from './csp.ts';
import { headingFont, lettersOf } from './heading-font/heading-font.ts';
import { attribute, type Element, elementsIn, joinWords, textOf } from './html.ts';
import { dropDefaults, islandRuntime } from './hydration/island-html.ts';

/** Adds the heading font and the Content-Security-Policy to each page. Both depend on its complete HTML. */
export const onRequest = defineMiddleware(async ({ url, logger }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const document = parse(await response.text());
  const elements = elementsIn(document);
  const head = elements.find(({ tagName }) => tagName === 'head');
  const viewport = elements.find((each) => attribute(each, 'name') === 'viewport');
  if (!head || !viewport)
    throw new Error(`${url.pathname} has no <meta name="viewport"> in its <head>; use layouts/Base.astro.`);

  const { rules, missing } = await headingFont(lettersOf(elements.map(headingText).join('')));
  if (missing.length > 0)
    logger.warn(
      `${url.pathname}: the heading font lacks ${missing.join(' ')}; avoid them in headings, or accept a fallback font.`,
    );

  elements.filter(({ tagName }) => tagName === 'body').forEach(joinWords);
  let css = rules;
  if (import.meta.env.PROD) {
    // A single element needs a single hash in the policy. In development, Vite replaces each style sheet separately.
    const styles = elements.filter(({ tagName }) => tagName === 'style');
    const runtime = elements.filter((each) => textOf(each) === islandRuntime);
    for (const each of [...styles, ...runtime]) tree.detachNode(each);
    css += styles.map(textOf).join('');
    elements.filter(({ tagName }) => tagName === 'astro-island').forEach(dropDefaults);
  }
  nodesOf(`<style>${css}</style>`).forEach((node) => tree.appendChild(head, node));
  const csp = `<meta http-equiv="content-security-policy" content="${cspOf(elementsIn(document))}">`;
  nodesOf(csp).forEach((node) => tree.insertBefore(head, node, viewport));
  return new Response(serialize(document), response);
});

const nodesOf = (html: string) => parseFragment(html).childNodes;

/** The text of an element in the heading font (`base.css`), empty for one in another font. */
const headingText = (each: Element) =>
  /^h[12]$/.test(each.tagName) || attribute(each, headingFontAttribute) !== undefined ? textOf(each) : '';
