/*
 * Treats a double click, a double tap or a held Enter as one press of a button that submits a form or closes a dialog. Otherwise
 * the second click on Submit would close a message that nobody has read, and the second click on Close would press what is below it.
 */

/** Close, X, and the submit button of a form. */
const buttons = 'dialog button, astro-island form button:not([type])';

let lastClick: MouseEvent | undefined;

/**
 * Drops a click within half a second and a few pixels of the last click (the same limits as `header/menus.ts`). A press by
 * keyboard has a `detail` of 0. Time and distance decide, because some phones report a `detail` of 1 for both taps.
 */
function dropSecondClick(click: MouseEvent) {
  const { detail, timeStamp, x, y } = click;
  if (
    lastClick &&
    detail &&
    timeStamp - lastClick.timeStamp < 500 &&
    Math.hypot(x - lastClick.x, y - lastClick.y) < 24 &&
    [lastClick, click].some(({ target }) => target instanceof Element && target.closest(buttons))
  ) {
    click.preventDefault();
    click.stopPropagation();
  }
  lastClick = click;
}

/** In a text area, a held Enter adds lines. */
function dropHeldEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
}

/** Ignores the second half of double presses on this page. Further calls change nothing. */
export function ignoreDoublePresses(): void {
  document.addEventListener('click', dropSecondClick, { capture: true });
  document.addEventListener('keydown', dropHeldEnter);
}
