/** Whether a field holds words of the visitor: no file, no password, and not the date, which the page itself sets. */
export const holdsWords = ({ type, name, autocomplete }: HTMLInputElement): boolean =>
  type !== 'file' && name !== '' && name !== 'date' && !autocomplete.endsWith('password');

/** The inputs of a form that hold words of the visitor. */
export const wordInputsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')].filter(holdsWords);
