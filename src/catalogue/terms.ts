/** What the box under the terms says and announces. */

export const agreed = (required: boolean) =>
  `I have read the terms and I agree to them${required ? ' (required)' : ''}`;

export const shown = 'The Apply link is here now.';
export const hidden = 'The Apply link is gone.';
