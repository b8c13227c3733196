/** On the page of a position that takes no applications. */
export const notOpen = 'This position isn’t open.';
