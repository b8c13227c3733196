/** Label and announcements of the terms checkbox. */

export const label = (required: boolean) =>
  `I have read the terms and I agree to them${required ? ' (required)' : ''}`;

export const linkShown = 'The Apply link is here now.';
export const linkHidden = 'The Apply link is gone.';
