/* The user id in local storage. The first script of a page reads it too (`layouts/FirstFrame.astro`). */

/** The key of the user id. */
export const userIdKey = 'userId';

/** Matches values treated as signed out. `RegExp.test` converts a missing value to "null". */
export const signedOutPattern = /^(null|undefined)?$/;
