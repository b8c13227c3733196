/*
 * Names that scripts and islands in several folders share with the HTML or each other. Style sheets cannot import them, so they
 * repeat the names marked "(style sheet)".
 */

/** On `<html>` while a user is signed in. Shows and hides header entries and a text on /login (style sheet). */
export const signedInAttribute = 'data-user';

/** On an island after React has committed it and attached its event listeners (style sheet). */
export const hydratedAttribute = 'data-hydrated';

/** On an island whose files failed to load (style sheet). */
export const hydrationFailedAttribute = 'data-hydration-failed';

/**
 * On an element of the account pages. Its value is the state of Google's script. The CSP of a page with this attribute allows the
 * script (`middleware/csp.ts`).
 */
export const googleAttribute = 'data-google';

/* The ids of parts of pages. Texts may link to them (`loader/read-file.ts`). */
export const howWeWorkId = 'how-we-work';
export const termsId = 'terms';
export const tracksId = 'tracks';

/** The `font-family` of headings (style sheet). */
export const headingFamily = 'Anek Latin';

/** Dispatched on an island after React has committed it and run its effects. */
export const hydratedEvent = 'island:hydrated';
