/** What the sign-up may say; the first three to the letter of the contract. */

export const taken = 'Username already in use, Try unique username or Please login';
export const failed = 'Signup failed. Email may already be in use.';
export const unchecked = 'Unable to check username. Please try again.';

export const missing = {
  username: 'Enter a username',
  full_name: 'Enter your full name',
  email: 'Enter your email',
  password: 'Enter a password',
} as const;

export const notMade = 'No account was made.';

export const unclear = 'No account was made: the answer about your username was not clear. Please try again.';
