import { invalidEmail } from '../messages/form.ts';
import type { FieldSpec, FieldTable } from './field-table.ts';

/** An error of one field. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

const isEmpty = (value: FormDataEntryValue | null) => !(value instanceof File ? value.name : value);

/** A label of a domain: letters of any script, digits, and hyphens between them. */
const label = String.raw`[\p{L}\p{N}]([\p{L}\p{M}\p{N}\-]*[\p{L}\p{M}\p{N}])?`;

/**
 * An address without quotes, comments or other text around it in a mail or a link. The check of `type="email"` also rejects
 * letters outside ASCII.
 */
export const emailPattern = new RegExp(String.raw`^[^\s@,;:<>()[\]\\"]+@${label}(\.${label})+$`, 'u');

/** The message for an invalid value; undefined for a valid one. */
function messageFor({ required, type }: FieldSpec, value: FormDataEntryValue | null): string | undefined {
  if (isEmpty(value)) return required;
  return type === 'email' && !emailPattern.test(String(value)) ? invalidEmail : undefined;
}

/** The problems of a form's data (`formDataOf`), in the order of its field table. */
export const problemsIn = (data: FormData, fields: FieldTable): Problem[] =>
  Object.entries(fields).flatMap(([field, spec]) => {
    const message = messageFor(spec, data.get(field));
    return message === undefined ? [] : [{ field, message }];
  });
