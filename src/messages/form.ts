/** Messages of every form. */

export const problemSummary = 'There is a problem';

export const invalidEmail = 'Enter an email address with one @, such as name@example.com';

export const slowResponse = 'Still waiting for an answer. You can go on waiting, or cancel.';

/** The page never sends a request again without a press of the button. */
export const mayHaveArrived =
  'No answer came back, so what you sent may have arrived all the same. Nothing is sent again unless you press the button.';

export const cancelled = (consequence: string) => `Cancelled. ${consequence}`;

/** A bug in the code of the site. */
export const bug = 'Something went wrong. Please try again.';

/** The mailbox follows each of these. */
export const noScript = 'This form needs JavaScript. Please switch it on, or write to';
export const tooOld = 'This browser is too old for the form, which may not work in it. Please write to';
export const notLoaded = 'The form could not be loaded. Reload the page to try again, or write to';
export const notShown =
  'Something changed this page, so the form can’t be shown. Reload the page to try again, or write to';

/** After a sign-up, as the product document has it, and after a login. */
export const welcome = (company: string) => `Welcome to ${company}`;

export const useGoogle = 'Fill in my Google address';
export const noGoogle = 'Google gave no address. Please type it.';
