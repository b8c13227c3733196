import { invalidEmail } from '../messages/form.ts';
import type { FieldSpec, FieldTable } from './field-table.ts';

/** The errors of a form: a message by the name of its field. */
export type FieldErrors = Readonly<Record<string, string>>;

const isEmpty = (value: FormDataEntryValue | null) => !(value instanceof File ? value.name : value);

/** One part of a domain name: letters of any script, digits, and hyphens between them. */
const domainPart = String.raw`[\p{L}\p{N}]([\p{L}\p{M}\p{N}\-]*[\p{L}\p{M}\p{N}])?`;

/**
 * An address without quotes, comments or other text around it, such as `mailto:` before a copied address. The check of
 * `type="email"` would reject letters outside ASCII.
 */
export const emailPattern = new RegExp(
  String.raw`^[^\s@,;:<>()[\]\\"]+@${domainPart}(\.${domainPart})+$`,
  'u',
);

/** The message for an invalid value; undefined for a valid one. */
function messageFor({ required, type }: FieldSpec, value: FormDataEntryValue | null): string | undefined {
  if (isEmpty(value)) return required;
  return type === 'email' && typeof value === 'string' && !emailPattern.test(value)
    ? invalidEmail
    : undefined;
}

/** The errors in the data of a form (`formDataOf`), in the order of its field table. */
export const errorsIn = (data: FormData, fields: FieldTable): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, spec]) => {
      const message = messageFor(spec, data.get(field));
      return message === undefined ? [] : [[field, message]];
    }),
  );
