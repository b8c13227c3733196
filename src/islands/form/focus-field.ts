/** Focuses a field, and scrolls to its label where both fit into the window, else to the field. */
export function focusField(input: HTMLElement | null): void {
  document.querySelector(`label[for="${input?.id}"]`)?.scrollIntoView({ behavior: 'instant' });
  input?.focus();
}
