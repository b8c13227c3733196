/** What the change of a password may say; the first five to the letter of the contract. */

export const unknown = 'Email not Registered Please Sign up';
export const done = 'Password Updated successfully,Please login';
export const failed = 'Something went wrong while resetting the password.';
export const unexpected = 'Unexpected server response.';
export const unchecked = 'Failed to check email availability.';

export const missing = { email: 'Enter your email', password: 'Enter a new password' } as const;

export const notChanged = 'No password was changed.';
