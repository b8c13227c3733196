/** What the login may say; the first four to the letter of the contract. */

export const invalid = 'Invalid email or password';
export const server = 'Server error. Please try again later.';
export const other = 'Something went wrong';
export const network = 'Network error. Please check your connection.';

export const missing = { email: 'Enter your email', password: 'Enter your password' } as const;

/** Where storage is refused the session can’t outlive the page. */
export const onThisPage =
  'Your browser lets this site store nothing, so you stay signed in on this page only.';
