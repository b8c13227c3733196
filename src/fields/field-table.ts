/*
 * The type of a field table. A form renders from its table; its validation, the type of its request, the schema of the
 * stand-in API and the tests derive from it. This file and the tables run in Node too, so they import neither React nor CSS.
 */

/** One field of a form. The key in the table is the name in the request. */
export interface FieldSpec {
  readonly label: string;
  /** `text` unless given. */
  readonly type?: 'text' | 'email' | 'password' | 'file';
  /** Help under the label. */
  readonly hint?: string;
  /** An HTML `autocomplete` token. */
  readonly autoComplete?: string;
  /** The message when the field is empty. Without it the field is optional. */
  readonly required?: string;
  /** The page sets the value, not the visitor. */
  readonly readOnly?: true;
  /** The id of a `<datalist>` with suggestions. */
  readonly list?: string;
}

/** The fields of a form by name, in the order they are shown. */
export type FieldTable = Readonly<Record<string, FieldSpec>>;

/** The fields of a table as JSON: a string for each name. */
export type Values<Table> = Readonly<Record<keyof Table & string, string>>;

/** Whether a visitor types into the field, and the text may be kept in storage. */
export const isTextInput = ({ type, readOnly }: FieldSpec): boolean =>
  type !== 'file' && type !== 'password' && !readOnly;

/** The text fields of a form's data by name; a missing one is empty. */
export function valuesOf<Table extends FieldTable>(table: Table, data: FormData): Values<Table> {
  const values = Object.keys(table).map((name) => [name, data.get(name)?.toString() ?? '']);
  return Object.fromEntries(values);
}
