/** What the application form may say; the first two to the letter of the contract. Files and sizes come in words. */

export const done = 'Thank you for applying , We will contact you soon';
export const failed = 'Something went wrong. Please try again.';

export const missing = {
  name: 'Enter your name',
  qualification: 'Enter your qualification',
  position: 'Enter the position you want',
} as const;

/** Under the labels. */
export const hints = {
  qualification: 'Such as your degree, your course or your last class at school.',
  position: 'An opening, or the area you want to train in.',
  date: 'Filled in for you (world time, UTC).',
} as const;

/** The file. */
export const kinds = 'PDF, DOC or DOCX file';
export const noFile = `Choose your resume: a ${kinds}`;
export const accepted = (limit: string | undefined) => `A ${kinds}${limit ? `, up to ${limit}` : ''}.`;
export const droppable = 'You can drop it here.';
/** The mailbox stands behind it. */
export const byMail = 'You can also email your resume to';
export const reading = 'Reading…';
export const wrongKind = (name: string) => `“${name}” is not accepted. Choose a ${kinds}.`;
export const tooLarge = (name: string, size: string, limit: string) =>
  `“${name}” has ${size}, and ${limit} is the most. Choose a ${kinds} that is smaller.`;
export const unreadable = (name: string) =>
  `“${name}” can’t be read. If it is in a cloud folder, download it to this device, then choose it again.`;
export const emptyFile = (name: string) => `“${name}” is empty. Choose a ${kinds} with something in it.`;
export const largeFile = 'That is a large file. On a slow connection, sending it takes several minutes.';
export const onlyOne = (ignored: number, name: string | undefined) =>
  `Only one file can be sent${name ? `: “${name}” was taken` : ''}. ${ignored === 1 ? 'The other one was' : `The other ${ignored} were`} ignored.`;

/** What the server refused. */
const reasons: Readonly<Record<number, string>> = {
  413: ', as too large',
  415: ', as the wrong kind of file',
};
export const fileRefused = (name: string, status: number) =>
  `The server refused this file, “${name}”${reasons[status] ?? ''}. Choose another ${kinds}.`;
export const fieldRefused = (label: string) => `${label}: the server did not accept this`;

/** On the way. */
export const stillHere = 'Everything you filled in is still here.';
export const wasOffline =
  'You were offline, so nothing was sent. Everything you filled in is still here; try again when you are connected.';
export const cutShort = `Cancelled before everything was sent. ${stillHere}`;
export const soFar = (share: number, sent: string, total: string) => `${share}% · ${sent} of ${total}`;
export function left(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
}
export const percent = (share: number) => `${share}% sent.`;
export const goOn = 'You can go on waiting, or cancel.';
export const goOnOrRetry = 'You can go on waiting, cancel, or try again.';
export const offline = 'You are offline, so nothing moves.';
export const still = 'Nothing has moved for 10 seconds.';
export const stillLonger = 'Nothing has moved for 30 seconds.';
export const noAnswer = 'Still waiting for an answer.';
export const noAnswerForLong =
  'Everything is sent, but no answer has come for 30 seconds. It may have arrived all the same.';

/** The draft. */
const kept = 'kept on this device for 7 days';
export const draft = {
  none: '',
  kept: `Your draft is ${kept}.`,
  saving: 'Your draft is being saved.',
  restored: `Your draft is back. It is ${kept}.`,
  wordsOnly: `What you typed is ${kept}; there was no room for the resume.`,
  gone: 'Your draft was sent or discarded in another tab.',
} as const;
