const format = new Intl.ListFormat('en-GB');

/** Joins the items of a list in British English, which has no comma before "and". */
export const formatList = (items: readonly string[]): string => format.format(items);
