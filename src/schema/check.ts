import type { z } from 'astro/zod';
import { jsonSchemaOf, labelAt } from './json-schema.ts';
import { unknownPlaceholders } from './placeholders.ts';

/** The schema of a content file. */
export type FileSchema = z.ZodType<Record<string, unknown>>;

/**
 * Checks the fields of a file.
 * @returns the parsed fields, a message for each invalid field and each unknown placeholder, and a function that names a field in
 * messages: its label in the editor, then its path
 */
export function check<Fields extends Record<string, unknown>>(
  schema: z.ZodType<Fields>,
  fields: Readonly<Record<string, unknown>>,
) {
  const json = jsonSchemaOf(schema);
  const nameOf = (path: readonly PropertyKey[]) => `${labelAt(json, path)} (${path.join('.')})`;
  const { data, error } = schema.safeParse(fields, { error: messageOf });
  const placeholders = Object.entries(fields).flatMap(([name, value]) =>
    unknownPlaceholders(JSON.stringify(value)).map((message) => `${nameOf([name])}: ${message}`),
  );
  const invalid = (error?.issues ?? []).map(({ path, message }) =>
    path.length > 0 ? `${nameOf(path)}: ${message}` : message,
  );
  return { data, problems: [...placeholders, ...invalid], nameOf };
}

/** The message for a value that Zod reports. Undefined keeps Zod’s own message or the message of the schema. */
const messageOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_small' && issue.origin === 'array') return `needs at least ${issue.minimum}`;
  if (issue.code === 'too_small' && issue.origin === 'string')
    return issue.minimum === 1 ? 'Required' : `needs at least ${issue.minimum} characters`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `must not have more than ${issue.maximum} characters`;
  if (issue.code === 'unrecognized_keys')
    return `Unrecognized key: ${issue.keys.map((key) => `"${key}"`).join(', ')}; remove it, or correct its name`;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined) return 'Required';
  if (issue.input === null) return 'is empty; write a value, in quotes if it begins with #';
  return typeFixes[issue.expected];
};

/** What to write, by the type of a field. */
const typeFixes: Partial<Record<z.core.$ZodInvalidTypeExpected, string>> = {
  string: 'must be a text; put it in quotes',
  boolean: 'must be true or false, without quotes',
  number: 'must be a number in digits, without quotes and commas',
  int: 'must be a whole number',
  array: 'must be a list; write each entry on its own line, after a hyphen and a space',
  object: 'must have fields of its own; write them below it, on indented lines',
};
