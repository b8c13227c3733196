import type { FastifyServerOptions } from 'fastify';

/** A JSON schema of one field. */
type Schema = Readonly<Record<string, unknown>>;

/** Words somebody typed: not blank, no control characters (NUL above all), no half surrogates. */
export const text = { type: 'string', maxLength: 1000, pattern: '^(?=\\s*\\S)[^\\p{Cc}\\p{Cs}]*$' };

/** The same, or nothing. */
export const optionalText = { ...text, pattern: '^[^\\p{Cc}\\p{Cs}]*$' };

/** An e-mail address, as loosely as a browser's e-mail field takes it. */
export const email = { ...text, pattern: '^\\s*[^\\s@\\p{Cc}\\p{Cs}]+@[^\\s@\\p{Cc}\\p{Cs}]+\\s*$' };

/** A password: any characters, kept exactly as typed. */
export const password = { type: 'string', minLength: 1, maxLength: 1000 };

/** A UTC stamp `YYYY-MM-DD HH:MM:SS` of a day that exists. */
export const stamp = { type: 'string', format: 'iso-date-time', pattern: '^[\\d-]{10} [\\d:]{8}$' };

/** An object with exactly these fields, each of them required. */
export const object = (properties: Readonly<Record<string, Schema>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** How Fastify validates: every mistake is reported, and nothing that was sent is converted or dropped. */
export const ajv: FastifyServerOptions['ajv'] = {
  customOptions: { allErrors: true, coerceTypes: false, removeAdditional: false },
};
