import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** An element of a parsed page. */
export type Element = Tree.Element;

/** All elements of a parsed page in document order, including the contents of templates. */
export function elementsIn(document: Tree.Document): Element[] {
  const found: Element[] = [];
  const walk = (node: Tree.Node) => {
    if (tree.isElementNode(node)) found.push(node);
    if (node.nodeName === 'template' && 'content' in node) walk(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) walk(child);
  };
  walk(document);
  return found;
}

/** The value of an attribute; undefined if the element does not have it. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** The text in an element, with character references resolved. */
export function textOf(node: Tree.Node): string {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const hyphens = /(?<=(?:^|\s)[a-z]{2,9}-)(?=[a-z]{2,9}\b)/gi;

/** Adds a word joiner to short words such as “on-demand”, so that no line ends in them. Skips what React hydrates. */
export function joinWords(parent: Element): void {
  for (const child of parent.childNodes) {
    if (tree.isTextNode(child)) child.value = child.value.replace(hyphens, '\u{2060}');
    else if (tree.isElementNode(child) && !/^(astro-island|code|script|style)$/.test(child.tagName))
      joinWords(child);
  }
}
