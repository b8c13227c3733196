/*
 * Names that the HTML of a page, its scripts, its islands and its style sheets share. A style sheet cannot import them, so
 * it repeats them with a reference to this file.
 */

/** On `<html>` while a user is signed in: which entries the header shows before it is hydrated (style sheet). */
export const signedInAttribute = 'data-user';

/** On an island once React has committed it and its event listeners are attached. */
export const hydratedAttribute = 'data-hydrated';

/** On a button: the message of an alert when it was clicked and its island could not be loaded. */
export const failureMessageAttribute = 'data-failed';

/** On the summary of a dropdown: the page that a double click leads to. */
export const pageAttribute = 'data-href';

/** On text in the heading font that is not a heading (style sheet). */
export const headingFontAttribute = 'data-heading-font';

/** Dispatched on an island when React has committed it and the effects of its components have run. */
export const hydratedEvent = 'island:hydrated';

/** Dispatched on an island whose files failed to load or hang. */
export const hydrationFailedEvent = 'island:hydration-failed';

/** The key of the user id in local storage. */
export const userIdKey = 'userId';
