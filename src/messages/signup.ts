/** Messages of the sign-up. The first three are fixed by the product document. */

export const usernameTaken = 'Username already in use, Try unique username or Please login';
export const createFailed = 'Signup failed. Email may already be in use.';
export const checkFailed = 'Unable to check username. Please try again.';

export const noAccountMade = 'No account was made.';

export const unclear = 'No account was made: the answer about your username was not clear. Please try again.';
