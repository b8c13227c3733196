/** A draft is ignored this many days after its last change. */
export const draftDays = 7;
