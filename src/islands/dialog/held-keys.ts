/**
 * Ignores keys that are held, while a dialog is open and after it is closed until a key is released. A held Enter would press
 * the button that gets the focus: Close, and then the submit button. In an open dialog, Escape and the space bar count too.
 * @returns a function to call when the dialog is closed: it stops at the next key release
 */
export function ignoreHeldKeys(dialog: HTMLDialogElement | null): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const keys = dialog?.open ? ['Enter', ' ', 'Escape'] : ['Enter'];
    if (event.repeat && keys.includes(event.key)) event.preventDefault();
  };
  const stop = () => document.removeEventListener('keydown', onKeyDown);
  document.addEventListener('keydown', onKeyDown);
  return () => document.addEventListener('keyup', stop, { once: true });
}
