/** What the box under the terms announces. */

export const shown = 'The Apply link is here now.';
export const hidden = 'The Apply link is gone.';
