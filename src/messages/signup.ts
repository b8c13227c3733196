/** Messages of the sign-up. "Quoted" is explained in `form.ts`. */

/** Quoted. */
export const usernameTaken = 'Username already in use, Try unique username or Please login';
/** Quoted. */
export const createFailed = 'Signup failed. Email may already be in use.';
/** Quoted. */
export const checkFailed = 'Unable to check username. Please try again.';

/** After a failed or cancelled check of the username. */
export const noAccountCreated = 'No account was created.';

/** The check returned an unknown status. */
export const unclear =
  'No account was created, because we couldn’t tell whether your username is free. Please try again.';
