/** Focuses a field. Scrolls to its label if both fit into the window, otherwise to the field. */
export function focusField(input: HTMLElement | null): void {
  document.querySelector(`label[for="${input?.id}"]`)?.scrollIntoView({ behavior: 'instant' });
  input?.focus();
}
