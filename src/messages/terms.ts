/** The label of the terms checkbox, and its messages for screen readers. */

export const label = 'I have read and agree to the terms';
export const required = ' (required)';

export const linkShown = 'Apply link added below.';
export const linkHidden = 'Apply link removed.';
