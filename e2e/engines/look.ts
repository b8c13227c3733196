/** What a visitor looks for: the kind of thing, and the words on it. Entries are the links of the header. */
export interface Thing {
  readonly kind: 'link' | 'entry' | 'button' | 'summary' | 'field' | 'heading' | 'dialog';
  readonly name: string;
  /** Only what has focus counts, wherever it stands. */
  readonly focused?: true;
}

/** Where a thing is seen, in CSS pixels of the window. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  /** What stands in a field. */
  readonly value: string;
}

/**
 * Runs in the page: finds a thing by its words, brings it into view, and gives the place in its middle; nothing where
 * no such thing can be pressed there, because it is hidden, covered or not there at all.
 */
export function look({ kind, name, focused }: Thing): Seen | null {
  const kinds = {
    link: 'main a[href]',
    entry: 'header a[href]',
    button: 'button',
    summary: 'summary',
    field: 'input',
    heading: 'h1, h2, h3',
    dialog: 'dialog[open]',
  };
  const words = (element: HTMLElement | undefined) => (element?.innerText ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement) => {
    if (element instanceof HTMLInputElement) return words(element.labels?.[0]);
    if (element instanceof HTMLDialogElement) return words(element.querySelector('p') ?? undefined);
    return element.getAttribute('aria-label') ?? words(element);
  };
  for (const element of document.querySelectorAll<HTMLElement>(kinds[kind])) {
    if (nameOf(element) !== name || (focused && element !== document.activeElement)) continue;
    const middle = () => {
      const box = element.getClientRects()[0];
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const there = () => {
      const place = middle();
      return place && element.contains(document.elementFromPoint(place.x, place.y)) ? place : undefined;
    };
    let place = there();
    if (!place) {
      // Chromium of 2022 takes `instant` for what the style sheet says, and scrolls on for a second.
      document.documentElement.style.scrollBehavior = 'auto';
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      place = there();
    }
    if (!place && !focused) continue;
    return { x: 0, y: 0, ...place, value: element instanceof HTMLInputElement ? element.value : '' };
  }
  return null;
}
