/**
 * Keeps words such as “on-demand” in headings, and in the tagline of the footer, on one line, since browsers break them after the hyphen. Each is
 * in a span, which `base.css` makes an inline block: it breaks only if it is longer than the line. Islands are left out, since
 * React expects the HTML that it rendered.
 */
export function keepHyphenatedWords(document: Document): void {
  for (const element of document.querySelectorAll('h1, h2, h3, footer .tagline')) {
    if (element.closest('astro-island')) continue;
    for (const text of textsIn(element)) {
      const parts = text.data.split(/(\S+-\S+)/);
      text.replaceWith(...parts.map((part, index) => (index % 2 === 0 ? part : spanOf(document, part))));
    }
  }
}

/** The text nodes in an element, also those of its children. */
const textsIn = (node: Node): Text[] =>
  [...node.childNodes].flatMap((child) => (isText(child) ? [child] : textsIn(child)));

const isText = (node: Node): node is Text => node.nodeType === 3;

function spanOf(document: Document, word: string): Element {
  const span = document.createElement('span');
  span.textContent = word;
  return span;
}
