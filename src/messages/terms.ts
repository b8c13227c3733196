/** Label and announcements of the terms checkbox. */

export const label = 'I have read the terms and I agree to them';
export const required = ' (required)';

export const linkShown = 'The Apply link is here now.';
export const linkHidden = 'The Apply link is gone.';
