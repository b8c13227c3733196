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
