import { failureMessageAttribute, hydratedAttribute } from '../dom-contract.ts';

/** The island that contains the target of an event, if it is not hydrated. */
export const islandOf = ({ target }: Pick<Event, 'target'>): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`astro-island:not([${hydratedAttribute}])`) : null;

const buttonsOf = (island: Element) => [...island.querySelectorAll('button')];

/** The deferred press of each island: the index of the button, since React may replace the element. */
const deferred = new WeakMap<Element, number>();

function removeDeferred(island: Element) {
  const button = buttonsOf(island)[deferred.get(island) ?? -1];
  deferred.delete(island);
  if (button) button.ariaBusy = null;
  return button;
}

/** Defers the last click or submit in an island that is not hydrated. Its button is busy meanwhile. */
function defer(event: Event) {
  const island = islandOf(event);
  const button =
    event instanceof SubmitEvent
      ? event.submitter
      : event.target instanceof Element && event.target.closest('button');
  if (!island || !button) return;
  event.preventDefault();
  event.stopPropagation();
  removeDeferred(island);
  deferred.set(
    island,
    buttonsOf(island).findIndex((each) => each === button),
  );
  button.ariaBusy = 'true';
}
for (const type of ['click', 'submit']) document.addEventListener(type, defer, true);

/** Repeats the deferred press of a hydrated island, or drops it: minutes later it would be a surprise. */
export function settlePress(island: Element, isHydrated: boolean): void {
  const button = removeDeferred(island);
  if (isHydrated) return button?.click();
  const message = button?.getAttribute(failureMessageAttribute);
  if (message) alert(message);
}
