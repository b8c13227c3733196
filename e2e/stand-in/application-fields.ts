import { stamp, text } from './schemas.ts';

/** The text fields of an intern application and the schema of each: what is asked for, kept and listed. */
export const textFields = { name: text, qualification: text, position: text, date: stamp };

/** The name of a text field in the payload. */
export type TextField = keyof typeof textFields;

/** The text fields of one application. */
export type ApplicationTexts = Record<TextField, string>;

/** The names of the text fields, in their order. */
export const TEXT_FIELDS = Object.keys(textFields).filter((name): name is TextField => name in textFields);
