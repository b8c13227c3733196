/** What every form may say. */

export const problem = 'There is a problem';

export const oneAddress = 'Enter an email address with one @, such as name@example.com';

export const waiting = 'Still waiting for an answer. You can go on waiting, or cancel.';

/** The page never sends again by itself. */
export const mayHaveArrived =
  'No answer came back, so what you sent may have arrived all the same. Nothing is sent again unless you press the button.';

export const cancelled = (consequence: string) => `Cancelled. ${consequence}`;

/** A mistake in the site’s own code. */
export const broken = 'Something went wrong. Please try again.';

/** The mailbox stands behind each of these. */
export const noScript = 'This form needs JavaScript. Please switch it on, or write to';

export const tooOld = 'This browser is too old for the form, which may not work in it. Please write to';

export const notLoaded = 'The form could not be loaded. Reload the page to try again, or write to';

export const redrawn =
  'Something changed this page, so the form was set up again. What you filled in is still here. If the form does not work, write to';

export const sendingGoesOn = 'It is being sent all the same. If nothing comes of it, write to';

export const reload = 'Reload the page to try again, or write to';

/** Without the mailbox. */
export const notShown = 'Something keeps changing this page, so the form can’t be shown.';

export const filledIn = 'You had filled in:';

/** After a sign-up, to the letter of the contract, and after a login. */
export const welcome = (company: string) => `Welcome to ${company}`;
