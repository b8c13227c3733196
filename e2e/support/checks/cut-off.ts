/** Runs in the page: the texts of an element that the window or an ancestor cuts off. */
export function cutTexts(root: Element): string[] {
  /** Whether the keyboard scrolls the element, because the element or a link inside it takes the focus. */
  const isScrollable = (element: Element) =>
    element.matches('[role=group][tabindex="0"][aria-label]') ||
    (getComputedStyle(element).overflowX === 'auto' && element.querySelector('a'));

  /**
   * The element and the ancestors that could cut it off. Stops after a dialog, because nothing cuts off a dialog, and before an
   * element that hides or scrolls its text on purpose.
   */
  const boxesAround = (element: Element | null): Element[] => {
    if (!element || isScrollable(element) || getComputedStyle(element).clipPath !== 'none') return [];
    return [element, ...(element.matches('dialog') ? [] : boxesAround(element.parentElement))];
  };

  const cuts = (element: Element, text: DOMRect) => {
    const isBody = element === document.body;
    const box = isBody ? new DOMRect(0, 0, innerWidth) : element.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCutBeside = text.left < box.left - 1 || text.right > box.right + 1;
    const isCutBelow = text.top < box.top - 1 || text.bottom > box.bottom + 1;
    if (overflowX === 'visible' && !isBody) return false;
    return isCutBeside || (isCutBelow && /hidden|clip/.test(overflowY));
  };

  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    const text = range.getBoundingClientRect();
    if (!text.width || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (boxesAround(parentElement).some((element) => cuts(element, text)))
      found.push(textContent?.trim().slice(0, 40) ?? '');
  }
  return found;
}
