/** Messages of the login. "Quoted" is explained in `form.ts`. */

/** Quoted: status 401, or a detail that contains "invalid". */
export const invalid = 'Invalid email or password';
/** Quoted: status 500. */
export const serverError = 'Server error. Please try again later.';
/** Quoted: any other failure without a text of the server. */
export const otherError = 'Something went wrong';
/** Quoted: no response. */
export const networkError = 'Network error. Please check your connection.';

/** After a Cancel, or without a response. */
export const notLoggedIn = 'You haven’t been logged in.';

/** After a login in a browser that denies storage. */
export const notStored =
  'This browser doesn’t let the site save your login, so you’ll be logged out when you leave this page.';
