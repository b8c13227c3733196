/** What Signout may say, to the letter of the contract. */

export const done = 'Thank you for visiting, Logout successfully';
export const failed = 'Logout failed. Please try again.';
export const unexpected = 'Unexpected response. Please try again.';
export const nobody = 'No user logged in.';
