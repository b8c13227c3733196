/** What the search of the openings may say. */

export const label = 'Search openings';
export const place = 'Place';
export const anyPlace = 'Any place';

export const notLoaded = 'The openings could not be loaded. Change the words to try again.';
export const none = 'No opening matches. Try fewer words or another place.';
export const matches = (found: number, all: number) => `${found} of ${all} openings match.`;
