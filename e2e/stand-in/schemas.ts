import { type FieldSpec, type FieldTable, isOptional } from '../../src/fields/field-table.ts';
import { emailPattern } from '../../src/fields/validators.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

const anyText = { type: 'string', maxLength: 1000 };

/** A text with at least one visible character. */
export const text = { ...anyText, pattern: '\\S' };

/** An email address, checked as in the forms of the site. */
export const email = { ...text, pattern: emailPattern.source };

/**
 * The schema of each type of field. A password may consist of spaces. `file` describes the object that `onFile` in
 * `applications.ts` makes from an upload.
 */
const types: Readonly<Record<NonNullable<FieldSpec['type']>, JsonSchema>> = {
  text,
  email,
  password: { ...anyText, minLength: 1 },
  file: {
    type: 'object',
    properties: {
      name: { ...text, maxLength: 255 },
      bytes: { type: 'object', properties: { length: { type: 'integer', minimum: 1 } } },
    },
  },
  // UTC, `YYYY-MM-DD HH:MM:SS`, of an existing day.
  timestamp: { type: 'string', format: 'iso-date-time', pattern: '^[\\d-]{10} [\\d:]{8}$' },
};

/** An object with these fields and no others. Each must be present, unless it is in `optional`. */
export const object = (properties: JsonSchema, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** The fields of a form. An optional field may be empty, or missing if the page was loaded before the field was added. */
export function objectOf(fields: FieldTable) {
  const specs = Object.entries(fields);
  const optional = specs.filter(([, spec]) => isOptional(spec)).map(([name]) => name);
  const schemas = specs.map(([name, spec]) => [
    name,
    isOptional(spec) ? anyText : types[spec.type ?? 'text'],
  ]);
  return object(Object.fromEntries(schemas), optional);
}
