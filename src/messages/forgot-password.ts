/** Messages of the password reset. "Fixed" is explained in `form.ts`. */

/** Fixed. */
export const notRegistered = 'Email not Registered Please Sign up';
/** Fixed. */
export const updated = 'Password Updated successfully,Please login';
/** Fixed. */
export const resetFailed = 'Something went wrong while resetting the password.';
/** Fixed: any other response to the check of the email. */
export const unexpected = 'Unexpected server response.';
/** Fixed. */
export const checkFailed = 'Failed to check email availability.';

/** After a failed or cancelled check of the email. */
export const notChanged = 'Your password hasn’t been changed.';
