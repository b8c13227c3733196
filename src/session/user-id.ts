import { stringOrEmpty, valueAt } from '../json.ts';

/* The user id in local storage. The first script of a page reads it too (`layouts/FirstScript.astro`). */

/** The key of the user id. */
export const userIdKey = 'userId';

/** Matches values treated as signed out. `RegExp.test` converts a missing value to "null". */
export const signedOutPattern = /^(null|undefined)?$/;

/** `detail.data.user_id` of the login response as a string; undefined if it is missing, empty, or rounded by JavaScript. */
export function userIdOf(response: unknown): string | undefined {
  const id = valueAt(response, 'detail', 'data', 'user_id');
  const text = Number.isSafeInteger(id) ? String(id) : stringOrEmpty(id);
  return signedOutPattern.test(text) ? undefined : text;
}
