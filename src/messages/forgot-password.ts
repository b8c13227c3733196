/** Messages of the password reset. The first five are fixed by the product document. */

export const notRegistered = 'Email not Registered Please Sign up';
export const updated = 'Password Updated successfully,Please login';
export const resetFailed = 'Something went wrong while resetting the password.';
export const unexpected = 'Unexpected server response.';
export const checkFailed = 'Failed to check email availability.';

export const notChanged = 'No password was changed.';
