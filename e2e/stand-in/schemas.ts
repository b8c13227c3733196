import { emailPattern } from '../../src/fields/validators.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Any text, also an empty one. */
export const optionalText = { type: 'string', maxLength: 1000 };

/** A text with at least one visible character. */
export const text = { ...optionalText, pattern: '\\S' };

/** An email address, checked as in the forms of the site. */
export const email = { ...text, pattern: emailPattern.source };

/** A password: any characters, compared exactly as typed. */
export const password = { type: 'string', minLength: 1, maxLength: 1000 };

/** A UTC timestamp `YYYY-MM-DD HH:MM:SS` of an existing day. */
export const timestamp = { type: 'string', format: 'iso-date-time', pattern: '^[\\d-]{10} [\\d:]{8}$' };

/** An object with these fields and no others. Each must be present, unless it is in `optional`. */
export const object = (properties: JsonSchema, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});
