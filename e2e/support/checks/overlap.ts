/**
 * Runs in the page: returns the pairs of texts whose lines overlap by a third of their height. Skips dialogs and
 * the skip link, which may cover the page. Sticky texts stay in their own column, so there is no need to scroll.
 */
export function overlappingLines(): string[] {
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  const lines: { text: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const text = textContent?.trim().slice(0, 40);
    if (!text || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (parentElement.closest('dialog, .skip') || isClipped(parentElement)) continue;
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, box });
  }
  const found = new Set<string>();
  for (const [index, { text, box }] of lines.entries())
    for (const { text: otherText, box: other } of lines.slice(index + 1)) {
      const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (width > 2 && height > Math.min(box.height, other.height) / 3)
        found.add(`“${text}” and “${otherText}”`);
    }
  return [...found];
}
