/** Messages of the application form. A size is a text such as "1.2 MB"; "Fixed" is explained in `form.ts`. */

import { mayHaveArrived as noResponse } from './form.ts';

/** Fixed. */
export const success = 'Thank you for applying , We will contact you soon';
/** Fixed. */
export const failed = 'Something went wrong. Please try again.';

/** The labels of the receipt below it. */
export const receipt = {
  position: 'Position:',
  resume: 'Resume:',
  date: 'Time (UTC):',
  keepDate: 'Keep this time, it finds your application.',
  email: 'Questions:',
};
export const reply = (within: string) => `We reply ${within}.`;

const fileType = 'PDF, DOC or DOCX file';
/** A file name, without the invisible marks that would change the direction of the sentence around it. */
const quoted = (name: string) => `“${name.replace(/\p{Bidi_Control}/gu, '')}”`;
export const accepted = (limit: string | undefined) => `A ${fileType}${limit ? `, up to ${limit}` : ''}.`;
export const wrongType = (name: string) => `${quoted(name)} is not accepted. Choose a ${fileType}.`;
export const tooLarge = (name: string, size: string, limit: string) =>
  `${quoted(name)} has ${size}, and ${limit} is the most. Choose a ${fileType} that is smaller.`;
export const unreadable = (name: string) =>
  `${quoted(name)} can’t be read. If it is in a cloud folder, download it to this device, then choose it again.`;
export const emptyFile = (name: string) =>
  `${quoted(name)} is empty. Choose a ${fileType} with something in it.`;
export const severalFiles = `Only one file can be sent. Choose one ${fileType}.`;
export const mislabelled = (name: string, extension: string) =>
  `${quoted(name)} does not look like a ${extension} file, so we may not be able to open it. Open it on this device; if that works, save it as a PDF and choose that.`;
export const locked = (name: string) =>
  `${quoted(name)} looks locked with a password. If we can’t open it without one, we can’t read it: choose a copy without a password.`;
export const largeFile = 'That is a large file. On a slow connection, sending it takes several minutes.';

/** By the status code of the response. */
const reasons: Readonly<Record<number, string>> = {
  413: ', as too large',
  415: ', as the wrong kind of file',
};
export const fileRefused = (name: string, status: number) =>
  `The server refused this file, ${quoted(name)}${reasons[status] ?? ''}. Choose another ${fileType}.`;
export const fieldRefused = (label: string, reason: string) =>
  `${label}: the server did not accept this${reason && ` (${reason})`}`;

export const nothingLost = 'Everything you filled in is still here.';
/** The connection ended after everything was sent, or perhaps before. */
export const mayHaveArrived = (email: string) => `${noResponse} To ask whether it did, write to ${email}.`;
/** The connection ended after this share of the upload. */
export const notArrived = (percent: number) =>
  `It did not arrive: ${percent > 0 ? `the connection broke at ${percent} %` : 'nothing could be sent'}. ${nothingLost}`;
/** After one of these two. */
export const perhapsTooLarge = (name: string, size: string) =>
  ` ${quoted(name)} has ${size}: the server may accept less. If it fails again, send a smaller file.`;
export const cancelledEarly = `Cancelled before everything was sent. ${nothingLost}`;
export const progress = (percent: number, sent: string, total: string) => `${percent}% · ${sent} of ${total}`;
export const percentSent = (percent: number) => `${percent}% sent.`;

/** Below the date. */
export const dateSet = 'This page sets the date. It is sent with your answers.';

/** By the state of the draft (`islands/form/draft.ts`), which is kept for a duration such as “7 days”. */
export const draft = (duration: string) => ({
  none: '',
  kept: `A draft of your answers is kept on this device for ${duration}, without the resume.`,
  restored: `Your draft is back. Choose your resume again: it is not kept. The rest is kept on this device for ${duration}.`,
  unanswered: `Your application may have arrived, but no answer has come back. A draft of your answers is kept on this device for ${duration}, without the resume.`,
  discarded: 'Your draft is discarded, and so is what you typed.',
  removed: 'Nothing of this form is kept on this device until you type again.',
});
