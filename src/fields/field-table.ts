/*
 * A form renders from its field table. Its validation, the type of its request, the schema of the stand-in API and the tests
 * derive from the table. This file and the tables also run in Node, so they import neither React nor CSS.
 */

import { optional } from '../messages/form.ts';

/** One field of a form. The key in the table is the name in the request. */
export interface FieldSpec {
  readonly label: string;
  /**
   * The default is `text`. The page sets a `timestamp`, not the visitor. Another type of text input needs a schema in
   * `e2e/stand-in/schemas.ts`. If its text can be invalid, it also needs a rule in `validators.ts` and a valid text in
   * `e2e/support/pages/FormPage.ts`. A `<textarea>` or `<select>` also needs changes where inputs are selected: `Field.tsx`,
   * `Form.tsx`, `useDraft.ts` and `useHydrated.ts`.
   */
  readonly type?: 'text' | 'email' | 'password' | 'file' | 'timestamp';
  /** Help under the label. */
  readonly hint?: string;
  /** An HTML `autocomplete` token. */
  readonly autoComplete?: string;
  /** Turns off capitalization and spell checking. Both are always off for emails and passwords. */
  readonly noAutocorrect?: true;
  /** The message when the field is empty. Without it the field is optional, and its label ends with “(optional)”. */
  readonly required?: string;
  /** The id of the `<datalist>` with suggestions (`islands/apply/Suggestions.tsx`). */
  readonly list?: string;
}

/** The fields of a form by name, in the order they are shown. */
export type FieldTable = Readonly<Record<string, FieldSpec>>;

/** The values of a table as JSON: a string for each name. */
export type Values<Table> = Readonly<Record<keyof Table & string, string>>;

/** Whether the page sets the field, not the visitor. */
export const isTimestamp = ({ type }: FieldSpec): boolean => type === 'timestamp';

/** Whether a visitor may leave the field empty. */
export const isOptional = (spec: FieldSpec): boolean => spec.required === undefined && !isTimestamp(spec);

/** The visible label, with “(optional)” if the field is optional. */
export const labelOf = (spec: FieldSpec): string => (isOptional(spec) ? optional(spec.label) : spec.label);

/** Whether the field contains typed text that may be stored in a draft. */
export const isTypedText = ({ type = 'text' }: FieldSpec): boolean =>
  !['password', 'file', 'timestamp'].includes(type);

/** Invisible characters: a copied address may contain them, and nobody types them. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;

/** The text for the request: trimmed. An address is also composed (Unicode NFC) and loses its invisible characters. */
export function textToSend({ type }: FieldSpec, typed: string): string {
  const text = type === 'email' ? typed.replaceAll(invisible, '').normalize() : typed;
  return text.trim();
}

/** The data of a form for the request: the fields of its table and no others. Passwords and files stay as they are. */
export function formDataOf(form: HTMLFormElement, fields: FieldTable): FormData {
  const typed = new FormData(form);
  const data = new FormData();
  for (const [name, spec] of Object.entries(fields)) {
    const value = typed.get(name) ?? '';
    data.set(name, typeof value === 'string' && isTypedText(spec) ? textToSend(spec, value) : value);
  }
  return data;
}

/** The texts in the data of a form as JSON; empty for a file. */
export const valuesOf = <Table extends FieldTable>(table: Table, data: FormData) =>
  // `fromEntries` does not know that the keys are the names of the table.
  Object.fromEntries(
    Object.keys(table).map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  ) as Values<Table>;
