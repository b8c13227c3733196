import { type Check, checkPrintable, checkStamp } from './fields.ts';

/**
 * The text fields of an intern application (product.md section 3) and what each must look like. This list decides all:
 * what is asked for, the columns of the table, what makes an application the same as another, what the inbox shows.
 */
const checks = {
  name: checkPrintable,
  qualification: checkPrintable,
  position: checkPrintable,
  date: checkStamp,
} satisfies Record<string, Check>;

/** The name of a text field, in the payload and in the table. */
export type TextField = keyof typeof checks;

/** The text fields of one application. */
export type ApplicationTexts = Record<TextField, string>;

/** The names of the text fields, in their order. */
export const TEXT_FIELDS = Object.keys(checks).filter((name): name is TextField => name in checks);

/** The fields that make an application the same as another; a repeat carries a stamp of its own. */
export const TELLING_FIELDS = TEXT_FIELDS.filter((name) => name !== 'date');

/** The text fields of an application, each as `read` gives it. */
export function textsFrom(read: (name: TextField, check: Check) => string): ApplicationTexts {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, read(name, checks[name])]));
  if (!isComplete(texts)) throw new TypeError('A text field of the application is missing');
  return texts;
}

const isComplete = (texts: Record<string, string>): texts is ApplicationTexts =>
  TEXT_FIELDS.every((name) => name in texts);
