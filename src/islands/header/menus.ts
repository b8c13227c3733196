/*
 * The behaviour of the menus, which is the same before and after hydration:
 *
 * | the visitor                                 | what happens                                            | by           |
 * | ------------------------------------------- | ------------------------------------------------------- | ------------ |
 * | points at an entry in a wide window         | its dropdown opens, unless another one is open          | CSS          |
 * | presses a toggle                            | its menu or dropdown opens or closes                    | `<details>`  |
 * | presses a toggle twice in a narrow window   | the page of the dropdown opens                          | `onClick`    |
 * | presses a toggle again while pointing at it | its dropdown stays closed until the pointer returns     | `onClick`    |
 * | presses a link                              | all menus close                                         | `onClick`    |
 * | presses anything else                       | the menus that do not contain it close                  | `onClick`    |
 * | presses Escape                              | the innermost menu closes, and its toggle has the focus | `onKeyDown`  |
 * | moves the focus out of the outermost menu   | all menus close                                         | `onFocusIn`  |
 * | resizes the window until a menu is hidden   | all menus close                                         | `onResize`   |
 * | follows an anchor, or leaves the page       | all menus close                                         | this file    |
 *
 * This file and the islands import no module in common. Otherwise the bundler would put the module into a file of its own, which
 * every page would load.
 */

/** The open menus, outermost first: in a narrow window the menu itself, then a dropdown in it. */
const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('header details[open]')];

function closeMenus(menus = openMenus()) {
  for (const details of menus) details.open = false;
}

/**
 * Closes the dropdown under the pointer until the pointer returns (WCAG 2.2, 1.4.13). Hovering opens it without the attribute
 * `open`, so `closeMenus` does not close it.
 */
const closeHovered = () => document.querySelector('header .entry:hover')?.setAttribute('data-closed', '');

let lastClick: MouseEvent | undefined;
/** The page that a second click opens. */
let doubleClickTarget: string | undefined;

/**
 * The page of the pressed toggle in the open menu of a narrow window. Undefined in a wide window, where a link beside the toggle
 * leads to the page.
 */
const pageOfPressedToggle = (pressed: Element) =>
  pressed.closest('.burger[open] + nav details')?.parentElement?.querySelector('a')?.href;

/** A second click within half a second and a few pixels, as in `islands/double-presses.ts`. By keyboard, `detail` is 0. */
const isDoubleClick = ({ detail, timeStamp, x, y }: MouseEvent) =>
  lastClick &&
  detail &&
  timeStamp - lastClick.timeStamp < 500 &&
  Math.hypot(x - lastClick.x, y - lastClick.y) < 24;

function onClick(event: MouseEvent, target: Element) {
  // With one of these keys, a link opens in another tab or window.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Open the stored page: the first click may have moved another entry under the pointer.
  if (doubleClickTarget && isDoubleClick(event)) {
    event.preventDefault();
    location.href = doubleClickTarget;
    return;
  }
  lastClick = event;
  doubleClickTarget = pageOfPressedToggle(target);
  // A click on a link closes all menus, because a link to the current anchor dispatches no `hashchange`. A click on a toggle closes
  // the other dropdown in browsers that ignore the `name` of `<details>` (before Chrome 120, Firefox 130 and Safari 17.2).
  closeHovered();
  closeMenus(openMenus().filter((each) => target.closest('a') || !each.parentElement?.contains(target)));
}

function onKeyDown({ key }: KeyboardEvent) {
  if (key !== 'Escape' || document.querySelector('dialog[open]')) return;
  const innermost = openMenus().slice(-1);
  closeHovered();
  closeMenus(innermost);
  innermost[0]?.querySelector('summary')?.focus();
}

/**
 * Closes all menus when the focus leaves the outermost one. A dropdown inside the menu stays open without the focus, because
 * closing it would move the entries below. A press moves the focus before the click. If a menu closed in between, the click
 * would miss, so nothing closes while the pointer is over an entry.
 */
function onFocusIn(_: Event, target: Element) {
  if (!target.closest('.entry:hover') && !openMenus()[0]?.parentElement?.contains(target)) closeMenus();
}

function onResize() {
  if (openMenus().some(({ offsetWidth }) => !offsetWidth)) closeMenus();
}

/** Adds a listener to the document, in the capture phase, since `pointerenter` does not bubble. */
function onDocument<T extends keyof DocumentEventMap>(
  type: T,
  listener: (event: DocumentEventMap[T], target: Element) => void,
) {
  document.addEventListener(
    type,
    (event) => event.target instanceof Element && listener(event, event.target),
    true,
  );
}

/** Adds the behaviour of the menus to the page. */
export function addMenuListeners(): void {
  onDocument('click', onClick);
  onDocument('keydown', onKeyDown);
  onDocument('focusin', onFocusIn);
  onDocument('pointerenter', (_, target) => target.removeAttribute('data-closed'));
  addEventListener('resize', onResize);
  // After an anchor link, and before the page enters the back/forward cache.
  for (const type of ['hashchange', 'pagehide']) addEventListener(type, () => closeMenus());
}
