/** Label and announcements of the terms checkbox. */

export const label = 'I have read the terms and I agree to them';
export const required = ' (required)';

export const linkShown = 'Apply link shown.';
export const linkHidden = 'Apply link hidden.';
