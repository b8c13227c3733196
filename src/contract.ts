/*
 * The names by which the HTML of a page, its scripts, its islands and its style sheets speak to each other. A style
 * sheet can't import them, so those say it here.
 */

/** On `<html>` while somebody is signed in: which entries the header shows before it is hydrated (style sheet). */
export const signedInAttribute = 'data-user';

/** On an island once React has committed it: only then are its own listeners there. */
export const hydratedAttribute = 'data-hydrated';

/** On a button: what is said when it was pressed and its island did not come. */
export const failedAttribute = 'data-failed';

/** On the summary of a dropdown: the page that a double click leads to. */
export const pageAttribute = 'data-href';

/** On what is set in the heading font without being a heading (style sheet). */
export const headingFontAttribute = 'data-heading-font';

/** Raised on an island when React has committed it and the effects of its components have run. */
export const hydratedEvent = 'island:hydrated';

/** Raised on an island whose chunks failed or hang. */
export const stuckEvent = 'island:stuck';

/** Where the browser keeps the id of who is signed in. */
export const userIdKey = 'userId';
