/*
 * A double click, a double tap or a held Enter is one press of a button that submits a form or closes a dialog. Otherwise the
 * second click on Submit would close a message that nobody has read, and the second click on Close would press what is below it.
 */

/** Close, X, and the submit button of a form. */
const buttons = 'dialog button, form button:not([type])';

let last = { x: 0, y: 0, timeStamp: -Infinity, onButton: false };

/**
 * Drops a click within half a second and a fingertip of the last click. `detail` does not count the taps of a double tap on
 * every phone.
 */
function dropSecondClick(click: MouseEvent) {
  const { x, y, timeStamp, detail, target } = click;
  const isSecond = timeStamp - last.timeStamp < 500 && Math.hypot(x - last.x, y - last.y) < 24;
  const onButton = target instanceof Element && target.closest(buttons) !== null;
  // By keyboard, `detail` is 0.
  if (detail > 0 && isSecond && (onButton || last.onButton)) {
    click.preventDefault();
    click.stopPropagation();
  }
  last = { x, y, timeStamp, onButton };
}

function dropHeldEnter(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** Ignores the second half of double presses on this page. Further calls change nothing. */
export function ignoreDoublePresses(): void {
  document.addEventListener('click', dropSecondClick, { capture: true });
  document.addEventListener('keydown', dropHeldEnter);
}
