/** Messages of the application form. Sizes are texts, such as "1.2 MB". "Quoted" is explained in `form.ts`. */

import { noResponse } from './form.ts';

/** Quoted. */
export const success = 'Thank you for applying , We will contact you soon';
/** Quoted. */
export const failed = 'Something went wrong. Please try again.';

/** The receipt below the message of a success. */
export const receipt = {
  date: 'Date and time (UTC):',
  keepDate: 'Keep a note of this, and quote it if you ask about your application.',
  position: 'Position:',
  resume: 'Resume:',
  email: 'Questions:',
};

const fileType = 'PDF, DOC or DOCX file';
/** A quoted file name, without invisible marks that would change the direction of the sentence. */
const inQuotes = (name: string) => `“${name.replace(/\p{Bidi_Control}/gu, '')}”`;
export const accepted = (limit: string | undefined) => `A ${fileType}${limit ? `, up to ${limit}` : ''}.`;
export const wrongType = (name: string) => `${inQuotes(name)} can’t be used. Choose a ${fileType}.`;
export const tooLarge = (name: string, size: string, limit: string) =>
  `${inQuotes(name)} is ${size}, and the limit is ${limit}. Choose a smaller ${fileType}.`;
export const unreadable = (name: string) =>
  `${inQuotes(name)} can’t be read. If it’s in a cloud folder, download it to this device, then choose it again.`;
export const emptyFile = (name: string) => `${inQuotes(name)} is empty. Choose another ${fileType}.`;
export const largeFile = 'This file is large. On a slow connection, it can take several minutes to send.';

/** By the status code of the response. */
const refusals: Readonly<Record<number, string>> = {
  413: 'is too large for our server. Choose a smaller',
  415: 'is the wrong kind of file. Choose a',
};
export const fileRefused = (name: string, status = 0) =>
  `${inQuotes(name)} ${refusals[status] ?? 'wasn’t accepted. Choose another'} ${fileType}.`;
export const fieldRefused = (label: string, reason: string) =>
  `${label}: our server didn’t accept this${reason && ` (${reason})`}`;

export const nothingLost = 'Everything you filled in is still here.';
/** No response, after almost the whole application was sent. */
export const noResponseToApplication = (email: string) => `${noResponse} To find out, email ${email}.`;
/** The connection broke at this share of the upload. */
export const notArrived = (percent: number) =>
  `The application didn’t arrive: ${percent > 0 ? `the connection was lost at ${percent}%` : 'nothing could be sent'}. ${nothingLost}`;
export const progress = (percent: number, sent: string, total: string) => `${percent}% · ${sent} of ${total}`;
export const percentSent = (percent: number) => `${percent}% sent.`;

/** Below the date. */
export const dateSet = 'Filled in for you, and sent with your answers.';

/** A draft is ignored this many days after its last change. */
export const draftDays = 7;

const savedDraft = `draft is saved on this device for ${draftDays} days`;

/** The notes about the draft (`islands/apply/draft.ts`). */
export const draftMessages = {
  /** Nothing is stored: nothing was typed, the form was sent, or the storage is full or denied. */
  none: '',
  saved: `Your ${savedDraft}, without the resume.`,
  /** After a return to the form. The file is missing. */
  restored: `Your draft is back. Choose your resume again, since a draft doesn’t include it. The ${savedDraft}.`,
  /** A draft is stored, and the server didn’t answer. */
  mayHaveArrived: `Our server didn’t answer, so we can’t tell whether your application arrived. Your ${savedDraft}, without the resume.`,
  /** The visitor pressed Discard. */
  discarded: 'Draft discarded. The form is empty.',
};
