/** Messages of the sign-out, fixed by the product document. */

export const signedOut = 'Thank you for visiting, Logout successfully';
export const failed = 'Logout failed. Please try again.';
export const unexpected = 'Unexpected response. Please try again.';
export const noUser = 'No user logged in.';
