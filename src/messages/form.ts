/**
 * Messages of every form. A message marked "Quoted" in this folder is quoted from the product document, with its spacing and
 * letter case. Only the owner changes it.
 */

export const allRequired = 'All fields are required.';
export const optional = (label: string) => `${label} (optional)`;

export const problemSummary = 'There is a problem';
/** Title prefix while the form has errors. */
export const titlePrefix = 'Error: ';

export const invalidEmail = 'Enter a full email address, such as name@example.com';

/** Announced while a form is being sent. */
export const sending = {
  login: 'Logging in…',
  signup: 'Signing up…',
  forgotPassword: 'Changing your password…',
  apply: 'Sending…',
};

/** No response. The site never repeats a request. */
export const noResponse =
  'Our server didn’t answer, so we can’t tell whether this arrived. Nothing is sent again unless you submit the form.';

/** After status 429 or 503, below the message of the form. */
export const serverBusy = 'The server is busy. Wait a minute, then try again.';

export const cancelled = (consequence: string) => `Cancelled. ${consequence}`;

/** A failure empties the password. */
export const passwordEmptied = 'Type your password again.';

export const passwordShown = 'Your password is visible.';
export const passwordHidden = 'Your password is hidden.';

/** In a dialog, by the page that Close opens. The product document spells /Signup like this. */
export const closeNotes = {
  '/': 'Close takes you to the home page.',
  '/login': 'Close takes you to the login page.',
  '/Signup': 'Close takes you to the sign-up page.',
} as const;

/** After an error in our own code. Not quoted, although `failed` in `apply.ts` has the same words. */
export const unexpectedError = 'Something went wrong. Please try again.';

/** Below the disabled button, after one second and until the form is hydrated. */
export const stillLoading = 'Still loading. Nothing you type will be lost.';

/** A link to the mailbox follows each of these. */
export const noScript = 'This form needs JavaScript. Please switch it on, or email us at';
export const tooOld = 'Your browser may be too old for this form. Please email us at';
/** After 30 seconds, while the script of the form is loading. */
export const loadingTooLong = 'If nothing happens, email us at';
/** The script could not be loaded, or React removed the form. */
export const unusable =
  'This form can’t be used right now. Wait a moment and reload the page, or email us at';

/** Quoted: after a sign-up or a login. */
export const welcome = (company: string) => `Welcome to ${company}`;
