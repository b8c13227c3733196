/** Messages of the sign-out, named by its results (`session/sign-out.ts`). "Quoted" is explained in `form.ts`. */

/** Quoted. */
export const signedOut = 'Thank you for visiting, Logout successfully';
/** Quoted: network or server failure. */
export const failed = 'Logout failed. Please try again.';
/** Quoted: a response with another status or message. */
export const unexpected = 'Unexpected response. Please try again.';
/** Quoted. */
export const noUser = 'No user logged in.';

/** After Cancel. */
export const cancelled = 'Cancelled. You’re still logged in here, but the server may have logged you out.';

/** Beside Signout, after its script failed to load. */
export const notLoaded = 'Signout didn’t load. Reload the page.';
