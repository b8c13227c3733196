/*
 * React may render an island anew: because the page was changed before its islands were hydrated, by the translation of a
 * browser or by a password manager, or because it was changed later so that React can't go on. What the visitor did in
 * the old elements is carried over to the new ones: what was typed, chosen, ticked and opened, and focus. The old elements
 * are remembered instead of their values, since they change until the moment they go.
 */

/** Elements by what stays the same when they are rendered anew: never by words. */
export type Elements = ReadonlyMap<string, Element>;

const remembered = new Map<Element, Elements>();
let focused: EventTarget | null;

/** The elements of a part of the page that a visitor can change or focus, or those of one kind. */
export function elementsOf(part: Element, kinds = 'input, details, summary, button, a'): Elements {
  const elements = new Map<string, Element>();
  for (const element of part.querySelectorAll(kinds)) {
    const key = ['name', 'href'].reduce(
      (so, name) => `${so} ${element.getAttribute(name)}`,
      element.localName,
    );
    let count = 0;
    while (elements.has(`${key} ${count}`)) count += 1;
    elements.set(`${key} ${count}`, element);
  }
  return elements;
}

function rememberAll() {
  for (const island of document.querySelectorAll('astro-island[ssr]'))
    if (!remembered.has(island)) remembered.set(island, elementsOf(island));
}

// A component's chunk is there before its island is hydrated; an island further down may not have been parsed yet.
if (!import.meta.env.SSR) {
  focused = document.activeElement;
  rememberAll();
  document.addEventListener('DOMContentLoaded', rememberAll);
  document.addEventListener('focusin', ({ target }) => (focused = target));
}

/** Carries over what the visitor did before an island was hydrated, if React has rendered it anew. */
export function carryOverEarly(island: Element): void {
  const old = remembered.get(island);
  remembered.delete(island);
  if (old) carryOver(old, island);
}

/** Carries over what the visitor did in the old elements to those that React has put into their place. */
export function carryOver(old: Elements, part: Element): void {
  const now = elementsOf(part);
  for (const [key, element] of old) {
    const successor = now.get(key);
    if (successor && successor !== element) carry(element, successor);
  }
}

function carry(from: Element, to: Element) {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) carryInput(from, to);
  if (from !== focused || document.activeElement !== document.body || !(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
}

function carryInput(from: HTMLInputElement, to: HTMLInputElement) {
  to.checked = from.checked;
  if (from.type === 'file') to.files = from.files;
  else if (to.value !== from.value) to.value = from.value;
  // Some types of input have no selection.
  if (from.selectionStart !== null && to.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined);
}
