import { oneAddress } from '../catalogue/form.ts';

/** Says what is wrong with a value, or nothing when it will do. */
export type Validator = (value: FormDataEntryValue | null) => string | undefined;

/** The validators of a form, by the name of the field. */
export type Rules = Readonly<Record<string, Validator>>;

/** Something other than white space must be there; `sentence` says what. */
const filled =
  (sentence: string): Validator =>
  (value) =>
    typeof value === 'string' && value.trim() !== '' ? undefined : sentence;

/** Like `filled`, and the value must look like one e-mail address. */
const email =
  (sentence: string): Validator =>
  (value) => {
    const missing = filled(sentence)(value);
    if (missing) return missing;
    // What HTML itself accepts is looser than this where it matters to a reader: one @, and something on both sides.
    return typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? undefined : oneAddress;
  };

/** The rules of fields that must be filled in, by what is said where one is not; an `email` must look like one. */
export const required = <Field extends string>(missing: Readonly<Record<Field, string>>): Rules =>
  Object.fromEntries(
    Object.entries<string>(missing).map(([field, sentence]) => [
      field,
      (field === 'email' ? email : filled)(sentence),
    ]),
  );

/** What is wrong with a form, field by field, in the order of the rules. */
export interface Problem {
  readonly field: string;
  readonly sentence: string;
}

/** Every problem the rules find in the form's data. */
export function problemsIn(data: FormData, rules: Rules): Problem[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const sentence = rule(data.get(field));
    return sentence === undefined ? [] : [{ field, sentence }];
  });
}
