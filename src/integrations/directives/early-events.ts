import { failureMessageAttribute } from '../../dom-contract.ts';

const buttonsOf = (island: Element) => [...island.querySelectorAll('button')];

/**
 * Defers the last click or submit in an island that is not hydrated.
 * @param islandOf the island that contains the target of an event, if it is not hydrated
 * @returns a function that clicks the button once after hydration; if hydration failed, it shows the failure message of the
 * button and drops the click, so that nobody is signed out minutes later
 */
export function deferEarlyEvents(
  islandOf: (event: Event) => Element | null,
): (island: Element, isHydrated: boolean) => void {
  /** The index of the button in its island, since React may replace the element. */
  const deferred = new WeakMap<Element, number>();

  const defer = (event: Event) => {
    const { target, type } = event;
    const island = islandOf(event);
    if (!island || !(target instanceof Element)) return;
    const button = type === 'submit' ? target.querySelector('button:not([type])') : target.closest('button');
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    event.stopPropagation();
    deferred.set(island, buttonsOf(island).indexOf(button));
  };
  for (const type of ['click', 'submit']) document.addEventListener(type, defer, true);

  return (island, isHydrated) => {
    const button = buttonsOf(island)[deferred.get(island) ?? -1];
    const message = button?.getAttribute(failureMessageAttribute);
    if (!isHydrated && !message) return;
    deferred.delete(island);
    if (isHydrated) button?.click();
    else alert(message);
  };
}
