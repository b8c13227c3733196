import type { Failure } from '../api/failure.ts';

/** Messages of the login. The first four are fixed by the product document. */

export const invalid = 'Invalid email or password';
export const serverError = 'Server error. Please try again later.';
export const otherError = 'Something went wrong';
export const networkError = 'Network error. Please check your connection.';

/** Where storage is denied, the session cannot outlive the page. */
export const notStored =
  'Your browser lets this site store nothing, so you stay signed in on this page only.';

const markup = /<[a-z!/]/i;

/** The message of a failed login: 401 or "invalid" in the detail, 500, the server's own text, or no response. */
export function failureMessage(failure: Failure): string {
  if (failure.kind === 'lost') return networkError;
  if (failure.kind !== 'refused') return otherError;
  if (failure.status === 401 || failure.detail.some((text) => /invalid/i.test(text))) return invalid;
  if (failure.status === 500) return serverError;
  return failure.detail.filter((text) => !markup.test(text)).join(' ') || otherError;
}
