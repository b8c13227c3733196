import { stamp, text } from './schemas.ts';

/**
 * The text fields of an intern application and the schema of each. This list decides all: what is asked for, the
 * columns of the table, what makes an application the same as another, what the inbox shows.
 */
export const textFields = { name: text, qualification: text, position: text, date: stamp };

/** The name of a text field, in the payload and in the table. */
export type TextField = keyof typeof textFields;

/** The text fields of one application. */
export type ApplicationTexts = Record<TextField, string>;

/** The names of the text fields, in their order. */
export const TEXT_FIELDS = Object.keys(textFields).filter((name): name is TextField => name in textFields);

/** The fields that make an application the same as another; a repeat carries a stamp of its own. */
export const TELLING_FIELDS = TEXT_FIELDS.filter((name) => name !== 'date');

/** The text fields of an application, each as `read` gives it. */
export function textsFrom(read: (name: TextField) => string): ApplicationTexts {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, read(name)]));
  if (!isComplete(texts)) throw new TypeError('A text field of the application is missing');
  return texts;
}

const isComplete = (texts: Record<string, string>): texts is ApplicationTexts =>
  TEXT_FIELDS.every((name) => name in texts);
