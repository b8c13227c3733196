/**
 * Runs in the page: scrolls by thirds of the window, and returns the pairs of texts whose lines overlap by a third of their height.
 * Only sticky and fixed texts move against others, so the others are compared once. A dialog and the skip link may cover the page.
 */
export function overlappingLines(): string[] {
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const { parentElement } = currentNode;
    if (!(currentNode instanceof Text) || !currentNode.data.trim()) continue;
    if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (!parentElement.closest('dialog, .skip') && !isClipped(parentElement)) texts.push(currentNode);
  }
  const linesOf = (text: Text) => {
    const range = document.createRange();
    range.selectNode(text);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
    return boxes.map((box) => ({ box, top: box.top + scrollY, bottom: box.bottom + scrollY, text }));
  };
  const isSticky = ({ parentElement }: Text) => {
    for (let element = parentElement; element; element = element.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(element).position)) return true;
    return false;
  };
  const others = texts.filter((text) => !isSticky(text)).flatMap(linesOf);
  const sticky = texts.filter(isSticky);
  const found = new Set<string>();
  const compare = (lines: typeof others) => {
    lines.sort((one, other) => one.top - other.top);
    for (const [index, line] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.top > line.bottom) break;
        const width = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const height = Math.min(line.bottom, other.bottom) - other.top;
        if (width > 2 && height > Math.min(line.box.height, other.box.height) / 3)
          found.add(`“${line.text.data.trim().slice(0, 40)}” and “${other.text.data.trim().slice(0, 40)}”`);
      }
  };
  compare([...others]);
  const last = document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; sticky.length > 0 && top < last + innerHeight / 3; top += innerHeight / 3) {
    scrollTo({ top, behavior: 'instant' });
    compare([...others, ...sticky.flatMap(linesOf)]);
  }
  return [...found];
}
