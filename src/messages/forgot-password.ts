/** Messages of the password reset. "Quoted" is explained in `form.ts`. */

/** Quoted. */
export const notRegistered = 'Email not Registered Please Sign up';
/** Quoted. */
export const updated = 'Password Updated successfully,Please login';
/** Quoted. */
export const resetFailed = 'Something went wrong while resetting the password.';
/** Quoted: any other response to the check of the email. */
export const unexpected = 'Unexpected server response.';
/** Quoted. */
export const checkFailed = 'Failed to check email availability.';

/** After a failed or cancelled check of the email. */
export const notChanged = 'Your password hasn’t been changed.';
