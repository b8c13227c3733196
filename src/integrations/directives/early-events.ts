import { failureMessageAttribute } from '../../dom-contract.ts';

const buttonsOf = (island: Element) => [...island.querySelectorAll('button')];

/**
 * Defers the last click or submit in an island that is not hydrated. Its button is busy meanwhile.
 * @param islandOf the island that contains the target of an event, if it is not hydrated
 * @returns a function that clicks the button once after hydration; if hydration failed, it shows the failure message of the
 * button, if any, and drops the click, so that nobody is signed out minutes later
 */
export function deferEarlyEvents(
  islandOf: (event: Event) => Element | null,
): (island: Element, isHydrated: boolean) => void {
  /** The index of the button in its island, since React may replace the element. */
  const deferred = new WeakMap<Element, number>();

  const removeDeferred = (island: Element) => {
    const button = buttonsOf(island)[deferred.get(island) ?? -1];
    deferred.delete(island);
    if (button) button.ariaBusy = null;
    return button;
  };
  const defer = (event: Event) => {
    const island = islandOf(event);
    // The event is a click inside the button, or a submit, whose button has the same `type`.
    const button =
      island &&
      buttonsOf(island).find((each) => each.type === event.type || event.composedPath().includes(each));
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    removeDeferred(island);
    deferred.set(island, buttonsOf(island).indexOf(button));
    button.ariaBusy = 'true';
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, defer, true);

  return (island, isHydrated) => {
    const button = removeDeferred(island);
    if (isHydrated) return button?.click();
    const message = button?.getAttribute(failureMessageAttribute);
    if (message) alert(message);
  };
}
