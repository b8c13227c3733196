import { applicationFields } from '../../src/fields/application.ts';
import type { FieldTable } from '../../src/fields/field-table.ts';
import { optionalText, stamp, text } from './schemas.ts';

/** The name of a text field in the payload. */
export type TextField = Exclude<keyof typeof applicationFields, 'resume'>;

/** The text fields of one application. */
export type ApplicationTexts = Record<TextField, string>;

const table: FieldTable = applicationFields;

/** The names of the text fields, in the order of the form. */
export const TEXT_FIELDS = Object.keys(applicationFields).filter(
  (name): name is TextField => name in applicationFields && name !== 'resume',
);

/** The text fields of an intern application and the schema of each, from the field table of the form. */
export const textFields = Object.fromEntries(
  TEXT_FIELDS.map((name) => [name, name === 'date' ? stamp : table[name]?.required ? text : optionalText]),
);
