/** Label and announcements of the terms checkbox. */

export const label = 'I have read and agree to the terms';
export const required = ' (required)';

export const linkShown = 'Apply link added below.';
export const linkHidden = 'Apply link removed.';
