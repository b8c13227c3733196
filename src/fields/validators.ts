import { invalidEmail } from '../messages/form.ts';
import { type FieldSpec, type FieldTable, trimmed } from './field-table.ts';

/** An error of one field. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

const isEmpty = (value: FormDataEntryValue | null) =>
  value instanceof File ? value.name === '' : trimmed(value ?? '') === '';

/**
 * An address as people type it: one @, a dot in the domain, and none of the characters around an address in a mail or
 * a link. The check of `type="email"` also rejects letters outside ASCII.
 */
export const emailPattern = /^[^\s@,<>:"]+@[^\s@,<>:".]+(\.[^\s@,<>:".]+)+$/;

/** The message for an invalid value; undefined for a valid one. */
function messageFor({ required, type }: FieldSpec, value: FormDataEntryValue | null): string | undefined {
  if (isEmpty(value)) return required;
  return type === 'email' && !emailPattern.test(trimmed(String(value))) ? invalidEmail : undefined;
}

/** The problems of a form's data, in the order of its field table. */
export const problemsIn = (data: FormData, fields: FieldTable): Problem[] =>
  Object.entries(fields).flatMap(([field, spec]) => {
    const message = messageFor(spec, data.get(field));
    return message === undefined ? [] : [{ field, message }];
  });
