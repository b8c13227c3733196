/*
 * The behaviour of the menus, which is the same before and after hydration. `<details>` opens and closes them without a script,
 * and `header.css` opens a dropdown on hover. Shares no module with an island: every page would load a file for it.
 */

/** The open menus, outermost first: in a narrow window the menu itself, then a dropdown in it. */
const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('header details[open]')];

/** Closes menus. A hovered dropdown stays closed until the pointer returns (WCAG 2.2, 1.4.13). */
function close(menus = openMenus()) {
  document.querySelector('header .entry:hover')?.setAttribute('data-closed', '');
  for (const details of menus) details.open = false;
}

let last: MouseEvent | undefined;
/** In a narrow window, the page of the dropdown under the last click. */
let doubleClickTarget: string | undefined;

/** A second click within half a second and a few pixels, as in `islands/double-presses.ts`. By keyboard, `detail` is 0. */
const isDoubleClick = ({ detail, timeStamp, x, y }: MouseEvent) =>
  last && detail && timeStamp - last.timeStamp < 500 && Math.hypot(x - last.x, y - last.y) < 24;

function onClick(event: MouseEvent, target: Element) {
  // With one of these keys, a link opens in another tab or window.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Uses the stored page, because the first click may have moved another entry under the pointer.
  if (doubleClickTarget && isDoubleClick(event)) {
    event.preventDefault();
    location.href = doubleClickTarget;
    return;
  }
  last = event;
  doubleClickTarget = target.closest('[open] + nav details')?.parentElement?.querySelector('a')?.href;
  // A link to the current anchor dispatches no `hashchange`. Also keeps one dropdown open where the `name` of `<details>` is
  // not known: in Chrome before 120, Firefox before 130 and Safari before 17.2.
  close(openMenus().filter((each) => target.closest('a') || !each.parentElement?.contains(target)));
}

function onKeyDown({ key }: KeyboardEvent) {
  if (key !== 'Escape' || document.querySelector('dialog[open]')) return;
  const innermost = openMenus().slice(-1);
  close(innermost);
  innermost[0]?.querySelector('summary')?.focus();
}

/**
 * Closes the menus when the focus leaves all of them; closing only the dropdown of a narrow window would move the list. Not while
 * the pointer is on an entry, because a press moves the focus into it.
 */
function onFocusIn(_: Event, target: Element) {
  if (!target.closest('.entry:hover') && !openMenus()[0]?.parentElement?.contains(target)) close();
}

/** Closes hidden menus: the menu in a wide window, and in a narrow one the dropdowns of a closed menu. */
function onResize() {
  if (openMenus().some(({ offsetWidth }) => !offsetWidth)) close();
}

/** Adds a listener to the document, in the capture phase, since not all of these events bubble. */
function on<T extends keyof DocumentEventMap>(
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
  on('click', onClick);
  on('keydown', onKeyDown);
  on('focusin', onFocusIn);
  on('pointerenter', (_, target) => target.removeAttribute('data-closed'));
  addEventListener('resize', onResize);
  // After an anchor link, and before the page enters the back/forward cache.
  for (const type of ['hashchange', 'pagehide']) addEventListener(type, () => close());
}
