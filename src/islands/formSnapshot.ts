import { holdsWords } from './words.ts';

/** What stood in a form: its fields by name, and which one had focus. */
export interface FormSnapshot {
  readonly fields: ReadonlyMap<string, HTMLInputElement>;
  readonly focused: string | undefined;
}

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')].filter(({ name }) => name);

/** Remembers the fields of a form that is about to leave the page. */
export function snapshotOf(form: HTMLFormElement): FormSnapshot {
  const fields = new Map(inputsOf(form).map((input) => [input.name, input]));
  const { activeElement } = document;
  return { fields, focused: [...fields.keys()].find((name) => fields.get(name) === activeElement) };
}

/** Puts words, files and focus into the form that took its place. */
export function restore(form: HTMLFormElement, { fields, focused }: FormSnapshot): void {
  for (const input of inputsOf(form)) {
    const before = fields.get(input.name);
    if (!before) continue;
    if (input.type === 'file') input.files = before.files;
    else input.value = before.value;
    if (input.name === focused) input.focus();
  }
}

/** The words in it that may be shown. */
export const wordsIn = ({ fields }: FormSnapshot): readonly string[] =>
  [...fields.values()]
    .filter(holdsWords)
    .map(({ value }) => value)
    .filter(Boolean);
